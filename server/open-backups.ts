import type { Logger } from "pino";
import { backupWarnings as texts } from "#i18n/admin/hu/site-status.ts";
import { backupsPath } from "#i18n/addresses.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { folderStore, type BackupStore } from "./domain/backups/backup-store.ts";
import { openNightlyBackups, type NightlyBackups } from "./domain/backups/nightly-backups.ts";
import { failureOf, type BackupState } from "./domain/backups/run-backup.ts";
import { s3Store } from "./domain/backups/s3-store.ts";
import { notifyOwner, ownerMailerOf } from "#server/domain/monitoring/owner-notices.ts";
import { createSettingsReader } from "./domain/settings/read-settings.ts";
import type { Env } from "./env.ts";
import type { Database } from "./storage/database.ts";

interface BackupParts {
  db: Database;
  env: Env;
  log: Logger;
  now?: () => Date;
}

/** Backs up each night while the site runs, and writes to the owner when that does not succeed. Null when it is set off. */
export async function openBackups({
  db,
  env,
  log,
  now = () => new Date(),
}: BackupParts): Promise<NightlyBackups | null> {
  if (!env.BACKUPS) return null;
  const settings = createSettingsReader(db, env);
  return openNightlyBackups({
    db,
    dataDir: env.DATA_DIR,
    passphrase: env.BACKUP_PASSPHRASE,
    store: backupStoreOf(env),
    now,
    onDone: (made) => log.info(made, "backed up"),
    onBusy: () => log.warn("a backup is due, and waits for another backup, export or restore"),
    onError: (error) => log.error({ err: error }, "a backup failed"),
    async onState(state, signal) {
      const mailer = await ownerMailerOf(await settings.readOrLast());
      if (!mailer || state.state !== "old") return;
      const mail = warningFor(state, mailer.siteName, env.SITE_URL);
      await notifyOwner(db, { name: "old-backup", now: now(), ...mail }, mailer.send, signal);
    },
  });
}

/** The second place of the settings; null when there is none. */
export function backupStoreOf(env: Env): BackupStore | null {
  const target = env.BACKUP_TO;
  if (target === undefined) return null;
  if ("folder" in target) return folderStore(target.folder);
  return s3Store({
    ...target,
    region: env.BACKUP_S3_REGION,
    // The settings' check has made sure of these.
    endpoint: env.BACKUP_S3_ENDPOINT ?? "",
    accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY ?? "",
  });
}

/** The texts in the site's own language, as no other of the owner's is known. */
function warningFor({ lastGoodAt, failure }: BackupState, siteName: string, siteUrl: string) {
  const first = lastGoodAt
    ? texts.oldSince(formatMoment(lastGoodAt.toISOString(), defaultLanguage))
    : texts.old;
  const reason = failure && [texts.failures[failureOf(failure.message)], failure.message].join("\n");
  const address = siteUrl + backupsPath(defaultLanguage);
  return {
    subject: texts.mail.subject(siteName),
    text: [first, reason, texts.mail.text(address)].filter(Boolean).join("\n\n"),
  };
}
