import { constants } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { hostname } from "node:os";
import type { Logger } from "pino";

interface Holder {
  /** Such as "process 12 on host peru, since 2026-11-22T10:00:00.000Z". */
  description: string;
  isOnThisKernel: boolean;
  /** Differs from one heartbeat to the next. */
  text: string;
}

export interface HolderRecord {
  /** Null when nobody holds the folder, or is only about to. */
  read: () => Promise<Holder | null>;
  /** Writes this process down, with a new heartbeat. A failure, as on a full disk, is logged once. */
  write: () => Promise<void>;
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

interface Written {
  host: string;
  processId: number;
  since: string;
  bootId: string;
  beats: number;
}

/**
 * Opens the file that says who holds a data folder. It stays open, so that it can be written after root has become
 * another user.
 */
export async function openHolderRecord(
  path: string,
  log: Logger,
  knownBootId?: string,
): Promise<HolderRecord> {
  const bootId = knownBootId ?? (await readBootId());
  const file = await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW, 0o600);
  // One of a release that let everybody read it; or it is another user's.
  await file.chmod(0o600).catch(() => {});
  const since = new Date().toISOString();
  let beats = 0;
  let hasFailed = false;
  let writing = Promise.resolve();

  async function replace(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await file.write(bytes, 0, bytes.length, 0);
    await file.truncate(bytes.length);
  }

  function queue(text: string): Promise<void> {
    writing = writing
      .then(() => replace(text))
      .catch((error: Error) => {
        if (!hasFailed) log.warn({ reason: error.message }, "who holds the data folder cannot be written");
        hasFailed = true;
      });
    return writing;
  }

  return {
    async read() {
      const text = await readFile(path, "utf8");
      const written = parse(text);
      if (!written) return null;
      const { processId, host } = written;
      return {
        description: `process ${processId} on host ${host}, since ${written.since}`,
        isOnThisKernel: written.bootId === bootId,
        text,
      };
    },
    write() {
      beats += 1;
      const written: Written = { host: hostname(), processId: process.pid, since, bootId, beats };
      return queue(`${JSON.stringify(written)}\n`);
    },
    clear: () => queue(""),
    async close() {
      await writing;
      await file.close();
    },
  };
}

/** Null for an empty record, and for one that is just being written. */
function parse(text: string): Written | null {
  try {
    // Safe cast: only `write` above writes this file.
    return JSON.parse(text) as Written;
  } catch {
    return null;
  }
}

/** All containers of a machine have the same one. Other systems than Linux have no containers: there the host's name will do. */
async function readBootId(): Promise<string> {
  if (process.platform !== "linux") return hostname();
  return (await readFile("/proc/sys/kernel/random/boot_id", "utf8")).trim();
}
