import { hostname } from "node:os";
import type { Logger } from "pino";
import { statusPath } from "#i18n/addresses.ts";
import { siteStatus as texts } from "#i18n/admin/hu/site-status.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { checkSite, toBeChecked } from "./domain/monitoring/check-site.ts";
import { openOwnerWatch, type OwnerWatch } from "./domain/monitoring/owner-watch.ts";
import type { Env } from "./env.ts";
import { ownerMailerOf } from "#server/domain/monitoring/owner-notices.ts";
import { createSettingsReader } from "./domain/settings/read-settings.ts";
import type { Database } from "./storage/database.ts";

interface OwnerWatchParts {
  db: Database;
  env: Env;
  log: Logger;
  now?: () => Date;
}

/** Writes to the owner, while one is named, when the site needs them, in the site's own language. */
export async function watchForOwner({
  db,
  env,
  log,
  now = () => new Date(),
}: OwnerWatchParts): Promise<OwnerWatch> {
  const settings = createSettingsReader(db, env);
  let mailer = await ownerMailerOf(await settings.readOrLast());
  const site = toBeChecked(db, env, { now, settings });
  const address = env.SITE_URL + statusPath(defaultLanguage);
  const { mail } = texts;
  return openOwnerWatch({
    db,
    host: hostname(),
    send: async (text, signal) => mailer?.send(text, signal),
    now,
    async check() {
      mailer = await ownerMailerOf(await settings.readOrLast());
      // Trouble that nobody is told of must not count as told.
      return mailer ? checkSite(site) : { ready: true, checks: [] };
    },
    mailOf(name, isOver) {
      const { siteName = "" } = mailer ?? {};
      return isOver
        ? { subject: mail.overSubject(siteName, mail[name]), text: mail.overText(address) }
        : { subject: mail.subject(siteName, mail[name]), text: mail.text(address) };
    },
    onError: (error) => log.error({ err: error }, "the owner could not be written to"),
  });
}
