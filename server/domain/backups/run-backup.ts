import { rm, stat } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import {
  findFirstBackupRun,
  findLastBackupRun,
  insertBackupRun,
  type BackupRun,
} from "#server/storage/backups/backup-runs.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { withoutParameters } from "#server/storage/queries/without-parameters.ts";
import { BackupError, type Manifest } from "./backup-format.ts";
import { makeBackup, type BackupOptions } from "./make-backup.ts";
import { readArchive } from "./read-archive.ts";

const day = 24 * 60 * 60_000;

/** Milliseconds from which on the last good backup is old: one that failed may be made up for the next night. */
const oldAfter = 2 * day;

const longestError = 500;

export interface RunOptions extends Omit<BackupOptions, "now"> {
  now: () => Date;
  /** Runs before the backup; its failure is one of the backup. */
  before?: () => Promise<void>;
  /** Runs after the backup and belongs to it, such as a copy to another place. When it fails, the backup has failed. */
  andThen?: () => Promise<void>;
}

/**
 * Makes a backup, reads it back to compare it with what was written, and notes in the database how that went.
 *
 * @throws Error as `makeBackup` does; an unreadable backup is a `BackupError`
 */
export async function runBackup({
  now,
  before,
  andThen,
  ...options
}: RunOptions): Promise<{ manifest: Manifest; bytes: number }> {
  const { db, file, signal } = options;
  const startedAt = now();
  const note = (outcome: Pick<BackupRun, "bytes" | "error">) =>
    insertBackupRun(db, { startedAt, finishedAt: now(), file, ...outcome });
  try {
    await before?.();
    const manifest = await makeBackup({ ...options, now: startedAt });
    await checkAgainst(manifest, options);
    const { size: bytes } = await stat(file);
    await andThen?.();
    await note({ bytes, error: null });
    return { manifest, bytes };
  } catch (error) {
    // Whoever stopped it knows. When the database is gone, only the error itself can tell.
    if (signal?.aborted !== true) await note({ bytes: null, error: reasonOf(error) }).catch(() => {});
    throw error;
  }
}

/** Nobody is to rely on a file that cannot be read: then it is removed. */
async function checkAgainst(
  written: Manifest,
  { file, passphrase, signal }: Omit<RunOptions, "now">,
): Promise<void> {
  try {
    const { manifest } = await readArchive(file, { passphrase, signal });
    if (!isDeepStrictEqual(manifest, written)) {
      throw new BackupError("the backup was read back, and is not what was written");
    }
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** The error in one line, without what a query was sent. */
function reasonOf(error: unknown): string {
  const { message } = error instanceof Error ? withoutParameters(error) : new Error(String(error));
  return message.replace(/\s+/g, " ").slice(0, longestError);
}

/** The youngest backup that was complete and read back; null when there never was one. */
export async function lastGoodBackup(db: Queries): Promise<BackupRun | null> {
  return findLastBackupRun(db, { isGood: true });
}

export interface BackupState {
  /** Good: young, and nothing failed since. None: none was made yet, nor failed. */
  state: "good" | "failed" | "old" | "none";
  lastGoodAt: Date | null;
}

/** The state of the backups for the owner; `old` takes precedence over `failed`. */
export async function findBackupState(db: Database, now: Date): Promise<BackupState> {
  const [good, last, first] = await Promise.all([
    lastGoodBackup(db),
    findLastBackupRun(db, { isGood: false }),
    findFirstBackupRun(db),
  ]);
  const lastGoodAt = good?.finishedAt ?? null;
  if (!last || !first) return { state: "none", lastGoodAt };
  const age = now.getTime() - (lastGoodAt ?? first.finishedAt).getTime();
  if (age > oldAfter) return { state: "old", lastGoodAt };
  return { state: last.error === null ? "good" : "failed", lastGoodAt };
}
