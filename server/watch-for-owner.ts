import { hostname } from "node:os";
import type { Logger } from "pino";
import { statusPath } from "#i18n/addresses.ts";
import { siteStatus as texts } from "#i18n/admin/hu/site-status.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { loadedMessages, loadMessages } from "#i18n/load-messages.ts";
import { checkSite, toBeChecked } from "./domain/monitoring/check-site.ts";
import { openOwnerWatch, type OwnerWatch } from "./domain/monitoring/owner-watch.ts";
import type { Env } from "./env.ts";
import { ownerMailer } from "./open-backups.ts";
import type { Database } from "./storage/database.ts";

interface OwnerWatchParts {
  db: Database;
  env: Env;
  log: Logger;
  now?: () => Date;
}

/** Writes to the owner when the site needs them, in the site's own language. Null when no owner is named. */
export async function watchForOwner({
  db,
  env,
  log,
  now = () => new Date(),
}: OwnerWatchParts): Promise<OwnerWatch | null> {
  await loadMessages(defaultLanguage);
  const send = ownerMailer(env);
  if (!send) return null;
  const site = toBeChecked(db, env, now);
  const { name: siteName } = loadedMessages(defaultLanguage).site;
  const address = env.SITE_URL + statusPath(defaultLanguage);
  const { mail } = texts;
  return openOwnerWatch({
    db,
    host: hostname(),
    send,
    now,
    check: () => checkSite(site),
    mailOf: (name, isOver) =>
      isOver
        ? { subject: mail.overSubject(siteName, mail[name]), text: mail.overText(address) }
        : { subject: mail.subject(siteName, mail[name]), text: mail.text(address) },
    onError: (error) => log.error({ err: error }, "the owner could not be written to"),
  });
}
