import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import { BackupError } from "./backup-format.ts";

interface PhotographFile {
  /** From the folder, with slashes on every system. */
  path: string;
  file: string;
}

/** Where a restore writes before it is certain; inside the folder, because that may be a disk of its own. */
const stagingName = ".restoring";

/** All files of the owner's folder, shown or not, in a fixed order; none when there is no folder. */
export async function listPhotographFiles(folder: string): Promise<PhotographFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyIfMissing);
  const paths = entries
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((path) => !path.split("/").some((name) => name.startsWith(".")))
    .toSorted();
  const found: PhotographFile[] = [];
  for (const path of paths) {
    const file = join(folder, path);
    // A link to a photograph is shown as one.
    if ((await stat(file)).isFile()) found.push({ path, file });
  }
  return found;
}

function emptyIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}

/**
 * Opens a file and says how long it is and when it was changed. A file that becomes longer meanwhile is read up to that length.
 *
 * @param read is given the size in bytes, the content and the time of the last change
 */
export async function withPhotograph(
  file: string,
  read: (size: number, content: AsyncIterable<Buffer>, changedAt: Date) => Promise<void>,
): Promise<void> {
  const handle = await open(file);
  try {
    const { size, mtime } = await handle.stat();
    const content: Readable = handle.createReadStream({
      start: 0,
      end: Math.max(0, size - 1),
      autoClose: false,
    });
    await read(size, content, mtime);
  } finally {
    await handle.close();
  }
}

export interface StagedPhotographs {
  write: (path: string, content: AsyncIterable<Buffer>) => Promise<void>;
  /** Puts them in the place of all that is in the folder. */
  commit: () => Promise<void>;
  /** Leaves the folder as it was. */
  discard: () => Promise<void>;
}

export interface PhotographsSize {
  count: number;
  bytes: number;
}

/** The most photographs of an owner's folder; far above what anybody has, below what fills a file system with names. */
const mostPhotographs = 100_000;

/** Bytes, which stay free beside them: the database has to write too. */
const spareRoom = 200 * 1024 * 1024;

/**
 * Asked before the first is written, by what an archive says of itself: packed, any number of them takes no room.
 *
 * @throws BackupError
 */
export async function requireCapacityFor(
  { count, bytes }: PhotographsSize,
  folder: string,
  findFree: (folder: string) => Promise<number | null> = freeSpaceOf,
): Promise<void> {
  if (count > mostPhotographs)
    throw new BackupError(`the backup has ${count} photographs, which is too many`);
  const free = bytes === 0 ? null : await findFree(folder);
  if (free === null || bytes + spareRoom <= free) return;
  const inMegabytes = (size: number) => Math.ceil(size / (1024 * 1024));
  throw new BackupError(
    `the photographs of the backup take ${inMegabytes(bytes)} MB, and the disk has room for ${inMegabytes(free)} MB`,
    { kind: "no_space" },
  );
}

/** The free space of the disk that the folder is on, or will be; null where that is not known. */
async function freeSpaceOf(folder: string): Promise<number | null> {
  for (const path of [folder, dirname(folder)]) {
    const found = await statfs(path).catch(() => null);
    if (found) return found.bavail * found.bsize;
  }
  return null;
}

/** Takes photographs that are not to be shown yet. */
export async function stagePhotographs(folder: string): Promise<StagedPhotographs> {
  const staging = join(folder, stagingName);
  // The rest of a restore that was killed.
  await rm(staging, { recursive: true, force: true });
  const written: string[] = [];
  return {
    async write(path, content) {
      const file = join(staging, path);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(content, createWriteStream(file, { flags: "wx", flush: true }));
      written.push(path);
    },
    async commit() {
      for (const path of written) {
        const target = join(folder, path);
        await mkdir(dirname(target), { recursive: true });
        await rename(join(staging, path), target);
      }
      const kept = new Set(written);
      for (const { path, file } of await listPhotographFiles(folder)) if (!kept.has(path)) await rm(file);
      await rm(staging, { recursive: true, force: true });
    },
    discard: () => rm(staging, { recursive: true, force: true }),
  };
}
