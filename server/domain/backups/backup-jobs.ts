import { join } from "node:path";
import type { Restored } from "#api/admin/backups.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { makeExport } from "#server/domain/export/make-export.ts";
import { cleanStoredPosts } from "#server/domain/posts/cleaning/clean-stored-posts.ts";
import { withBackupLock } from "#server/storage/backups/backup-runs.ts";
import type { Database } from "#server/storage/database.ts";
import type { OnProgress } from "./add-tables.ts";
import { backUp, type BackUpParts } from "./back-up.ts";
import { makeBackupsFolder, nameOfFile, removeOldFiles, requireBackupFile } from "./backup-files.ts";
import { restoreBackup } from "./restore-backup.ts";

interface JobOptions {
  by: Actor;
  signal: AbortSignal;
  onProgress: OnProgress;
  /** Told of what could not be removed. */
  onLeft: (error: unknown) => void;
}

/**
 * Makes a backup that stays until somebody deletes it.
 *
 * @returns its name and size in bytes
 * @throws DomainError `unavailable` while another one is being made
 */
export async function backUpNow(
  parts: BackUpParts,
  { by, ...options }: JobOptions,
): Promise<{ name: string; bytes: number }> {
  return alone(parts.db, async () => {
    const name = nameOfBackup("by-hand", parts);
    const { bytes } = await backUp(parts, { ...options, name });
    await recordEvent(parts.db, { kind: "backup_made", by, subject: name });
    return { name, bytes };
  });
}

/**
 * Puts a backup of the site's own folder in the place of everything, after a backup of that, which can undo it.
 *
 * @throws BackupError when it cannot be restored, DomainError `not_found`, `unavailable`; then all is as it was
 */
export async function restoreNow(
  parts: BackUpParts,
  { name, passphrase }: { name: string; passphrase: string | undefined },
  { by, signal, onProgress, onLeft }: JobOptions,
): Promise<Restored> {
  const { db, dataDir } = parts;
  const { path: file } = await requireBackupFile(dataDir, name);
  return alone(db, async () => {
    const undo = nameOfBackup("before-restore", parts);
    const { header, manifest } = await restoreBackup({
      db,
      dataDir,
      file,
      passphrase: passphrase ?? parts.passphrase,
      signal,
      replace: true,
      // A backup that cannot be restored must not push out one that undoes an earlier restore.
      before: async () => {
        const onUndo = (_: string, done: number) => onProgress("undo", done);
        await backUp(parts, { signal, name: undo, spared: name, onLeft, onProgress: onUndo });
      },
      by,
      onProgress,
    });
    onProgress("cleaned", 0);
    await cleanStoredPosts(db, () => signal.aborted);
    return {
      madeAt: header.createdAt,
      siteVersion: header.siteVersion,
      posts: manifest.rows["posts"] ?? 0,
      pictures: manifest.rows["pictures"] ?? 0,
      photographs: manifest.photographs,
      undo,
    };
  });
}

function nameOfBackup(kind: "by-hand" | "before-restore", { now, passphrase }: BackUpParts): string {
  return nameOfFile(kind, now(), passphrase === undefined ? ".tar.gz" : ".tar.gz.age");
}

/** Writes all that people can read into a ZIP beside the backups. @returns its name */
export async function exportNow(
  { db, dataDir, now }: BackUpParts,
  { by, signal, onProgress, onLeft }: JobOptions,
): Promise<{ name: string; posts: number; pictures: number }> {
  return alone(db, async () => {
    const folder = await makeBackupsFolder(dataDir);
    await removeOldFiles(dataDir, now()).catch(onLeft);
    const name = nameOfFile("export", now(), ".zip");
    const counts = await makeExport({
      db,
      dataDir,
      file: join(folder, name),
      signal,
      now: now(),
      onProgress,
    });
    await recordEvent(db, { kind: "data_exported", by, subject: name });
    return { name, ...counts };
  });
}

/** Only one of all processes writes backups at a time. */
async function alone<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  let result: { value: Result } | undefined;
  await withBackupLock(db, async () => {
    result = { value: await work() };
  });
  if (!result) throw new DomainError("unavailable", "a backup is being made or restored at the moment");
  return result.value;
}
