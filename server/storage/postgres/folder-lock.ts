import { chmodSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { secureDataFolder } from "./data-folder.ts";
import { openHolderRecord, type HolderRecord } from "./holder-record.ts";

export interface FolderLock {
  /** To call before the end begins: a start that comes meanwhile waits for the end instead of refusing. */
  announceEnd: () => Promise<void>;
  release: () => Promise<void>;
}

export interface LockTimes {
  /** Milliseconds to wait for a holder that is starting or ending. */
  timeout: number;
  /** Milliseconds to wait for one that was killed just now, whose lock the kernel still has. */
  grace: number;
  /** Milliseconds between two heartbeats; three without one mean that the holder is gone. */
  beat: number;
}

export const lockTimes: LockTimes = { timeout: 15_000, grace: 2_000, beat: 5_000 };

/** `SQLITE_BUSY`, "Result Codes" on sqlite.org. */
const busy = 5;

/**
 * Makes this process the only holder of a data folder, whatever container or machine the others run in. The lock is a
 * file lock, which the kernel keeps for all its containers and frees when the process dies; for machines that share a
 * file system without such locks, the holder writes a heartbeat beside it (docs/decisions/0027-folder-lock.md).
 *
 * @returns the lock, or who has it, as a part of a sentence
 * @throws Error when the lock's files cannot be opened
 */
export async function takeFolderLock(
  folder: string,
  log: Logger,
  { timeout, grace, beat }: LockTimes,
): Promise<FolderLock | { heldBy: string }> {
  await secureDataFolder(folder);
  const record = await openHolderRecord(join(folder, "folder-holder.json"), log);
  const begun = Date.now();
  try {
    for (;;) {
      const lock = lockFile(join(folder, "folder.lock"));
      const heldBy = lock ? await findHolderElsewhere(record, lock.reach, beat, log) : await record.read();
      if (lock && heldBy === null) return await hold(lock, record, beat);
      lock?.free();
      // Without a name the holder has just come or is about to go.
      if (Date.now() - begun >= (heldBy ? grace : timeout)) {
        await record.close();
        return { heldBy: heldBy?.description ?? "it is just starting or ending" };
      }
      await sleep(200);
    }
  } catch (error) {
    await record.close();
    throw error;
  }
}

interface FileLock {
  /** "none" where the file system has no locks. */
  reach: "kernel" | "none";
  free: () => void;
}

/**
 * SQLite comes with Node and locks a file the way each system wants it; the file stays empty.
 * @returns null when another process has the lock
 */
function lockFile(path: string): FileLock | null {
  let file: DatabaseSync | undefined;
  // A user who may read the file may also lock it, and so keep the site from starting.
  const umask = process.umask(0o177);
  try {
    closeToOthers(path);
    file = new DatabaseSync(path, { timeout: 0 });
    // No journal file beside the lock.
    file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    const held = file;
    return { reach: "kernel", free: () => held.close() };
  } catch (error) {
    file?.close();
    // Safe cast: node:sqlite puts SQLite's own number on its errors.
    const { errcode } = error as { errcode?: number };
    if (errcode === busy) return null;
    // SQLITE_IOERR and its kinds: a file system that cannot lock.
    if (errcode !== undefined && (errcode & 0xff) === 10) return { reach: "none", free: () => {} };
    throw new Error(`The data folder cannot be locked: ${String(error)} (${path})`, { cause: error });
  } finally {
    process.umask(umask);
  }
}

/** Closes a file that an earlier release left readable for everybody. It must not be opened for this: closing it again would free our own lock. */
function closeToOthers(path: string): void {
  try {
    if (lstatSync(path).isFile()) chmodSync(path, 0o600);
  } catch {
    // It is not there yet, or is another user's.
  }
}

/** Whose heart beats although we have the lock; waits three beats for that, but only where the lock may not reach. */
async function findHolderElsewhere(
  record: HolderRecord,
  reach: FileLock["reach"],
  beat: number,
  log: Logger,
): Promise<{ description: string } | null> {
  const before = await record.read();
  if (!before || (reach === "kernel" && before.isOnThisKernel)) return null;
  log.warn(
    { holder: before.description, milliseconds: 3 * beat },
    "the data folder was last used from another machine, or before a restart of this one; looking whether it still is",
  );
  await sleep(3 * beat);
  const after = await record.read();
  return after && after.text !== before.text ? after : null;
}

async function hold(lock: FileLock, record: HolderRecord, beat: number): Promise<FolderLock> {
  await record.write();
  const timer = setInterval(() => void record.write(), beat);
  timer.unref();
  let isReleased = false;
  const announceEnd = async () => {
    clearInterval(timer);
    await record.clear();
  };
  return {
    announceEnd,
    async release() {
      if (isReleased) return;
      isReleased = true;
      await announceEnd();
      await record.close();
      lock.free();
    },
  };
}
