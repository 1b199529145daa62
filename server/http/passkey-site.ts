import type { FastifyRequest } from "fastify";
import type { PasskeySite } from "#server/domain/accounts/passkeys/challenges.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { loadedMessages, loadMessages } from "#i18n/load-messages.ts";

/**
 * Where a request's passkeys are valid: at SITE_URL. While that is not set, on this machine under any port, because ports
 * do not tell passkeys apart either.
 */
export async function passkeySiteOf({ server, headers }: FastifyRequest): Promise<PasskeySite> {
  const { SITE_URL } = server.env;
  await loadMessages(defaultLanguage);
  const { origin = "" } = headers;
  const isLocal = SITE_URL.startsWith("http://localhost:") && /^http:\/\/localhost(:\d+)?$/.test(origin);
  return {
    id: new URL(SITE_URL).hostname,
    name: loadedMessages(defaultLanguage).site.name,
    origins: [new URL(SITE_URL).origin, ...(isLocal ? [origin] : [])],
  };
}
