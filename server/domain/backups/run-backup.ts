import { rm, stat } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import type { BackupFailure } from "#api/admin/backup-faults.ts";
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

/** The error and its causes in one line, without what a query was sent. */
export function reasonOf(error: unknown): string {
  const said = new Set<string>();
  for (let one = error; one !== undefined; one = one instanceof Error ? one.cause : undefined)
    said.add(saidBy(one));
  return [...said].join(": ").replace(/\s+/g, " ").slice(0, longestError);
}

function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // One that stands for several attempts has no message, but a code.
  return withoutParameters(error).message || String((error as NodeJS.ErrnoException).code ?? error.name);
}

/** The codes of the system, of the network and of a bucket's answer. */
const failures: readonly [BackupFailure, RegExp][] = [
  ["no_room", /\b(?:ENOSPC|EDQUOT|EFBIG|answered 507|\w*(?:StorageFull|QuotaExceeded))\b/],
  ["no_rights", /\b(?:EACCES|EPERM|EROFS|answered 40[13])\b/],
  [
    "out_of_reach",
    /\b(?:ENOENT|ENOTDIR|EIO|ENODEV|ENXIO|ESTALE|ECONN\w+|ENOTFOUND|EAI_\w+|E(?:HOST|NET)\w+|ETIMEDOUT|UND_ERR_\w+|fetch failed|due to timeout|answered (?:404|5\d\d))\b/,
  ],
];

/** The cause of a failure, by what was noted of it, as an owner can do something about it. */
export function failureOf(noted: string): BackupFailure {
  return failures.find(([, codes]) => codes.test(noted))?.[0] ?? "other";
}

/** The youngest backup that was complete and read back; null when there never was one. */
export async function lastGoodBackup(db: Queries): Promise<BackupRun | null> {
  return findLastBackupRun(db, { isGood: true });
}

export interface BackupState {
  /** Good: young, and nothing failed since. None: none was made yet, nor failed. */
  state: "good" | "failed" | "old" | "none";
  lastGoodAt: Date | null;
  /** Null when the last one did not fail. */
  failure: { at: Date; message: string } | null;
}

/** The state of the backups for the owner; `old` takes precedence over `failed`. */
export async function findBackupState(db: Database, now: Date): Promise<BackupState> {
  const [good, last, first] = await Promise.all([
    lastGoodBackup(db),
    findLastBackupRun(db, { isGood: false }),
    findFirstBackupRun(db),
  ]);
  const lastGoodAt = good?.finishedAt ?? null;
  if (!last || !first) return { state: "none", lastGoodAt, failure: null };
  const failure = last.error === null ? null : { at: last.finishedAt, message: last.error };
  const age = now.getTime() - (lastGoodAt ?? first.finishedAt).getTime();
  if (age > oldAfter) return { state: "old", lastGoodAt, failure };
  return { state: failure ? "failed" : "good", lastGoodAt, failure };
}
