import type { FastifyInstance } from "fastify";
import { siteFileName } from "#i18n/site/file-addresses.ts";
import { siteNameOf } from "#server/domain/settings/read-settings.ts";

/** The header by which a browser stores an answer in a file called after the site, for example `irany-peru.ics`. */
export async function attachedFile({ settings }: FastifyInstance, ending: string): Promise<string> {
  const name = siteFileName(await siteNameOf(await settings.readOrLast()), ending);
  return `attachment; filename="${name}"`;
}
