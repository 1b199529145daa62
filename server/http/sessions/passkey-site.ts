import type { FastifyRequest } from "fastify";
import type { PasskeySite } from "#server/domain/accounts/passkeys/challenges.ts";
import { siteNameOf } from "#server/domain/settings/read-settings.ts";

/**
 * Where a request's passkeys are valid: at SITE_URL. While that is not set, on this machine under any port, because ports
 * do not tell passkeys apart either.
 */
export async function passkeySiteOf({ server, headers }: FastifyRequest): Promise<PasskeySite> {
  const { SITE_URL } = server.env;
  const { origin = "" } = headers;
  const isLocal = SITE_URL.startsWith("http://localhost:") && /^http:\/\/localhost(:\d+)?$/.test(origin);
  return {
    id: new URL(SITE_URL).hostname,
    name: await siteNameOf(await server.settings.read()),
    origins: [new URL(SITE_URL).origin, ...(isLocal ? [origin] : [])],
  };
}
