import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { findFreeSpace, megabyte } from "./free-space.ts";

/** Bytes. PostgreSQL needs 16 MB for each file of its log; with four it can recover and write for a while. */
const reserveSize = 64 * megabyte;

/** Bytes: with less PostgreSQL cannot make the next file of its log. */
const emergency = 20 * megabyte;

/** Milliseconds between two looks, and before the first one at which a reserve file is made: a start has other things to write. */
const interval = 5000;
const firstMade = 60_000;

interface ReserveFileParts {
  dataFolder: string;
  /** Bytes: more than this is to be free before a reserve file is made, and below it the owner is told. */
  minFree: number;
  log: Pick<Logger, "error" | "warn" | "info">;
}

export interface ReserveFile {
  /** Deletes the reserve file when the disk is full, makes it again when there is room. Never throws. */
  look: (options?: { mayMake?: boolean }) => Promise<void>;
  stop: () => void;
}

/** Keeps a file in the data folder that is given up when the disk is full, so that the database can go on. */
export function keepReserveFile({ dataFolder, minFree, log }: ReserveFileParts): ReserveFile {
  // There the site may write when it is no longer root.
  const path = join(dataFolder, "cache", "reserved-space");
  const begun = performance.now();
  let isLow = false;
  let hasFailed = false;
  // Former releases called it otherwise: their file is taken over, so that it does not take its room for ever.
  let looking = rename(join(dataFolder, "cache", "ballast"), path).catch(() => {});

  async function lookOnce(mayMake: boolean): Promise<void> {
    const free = await findFreeSpace(dataFolder);
    if (free === null) return;
    const isThere = (await stat(path).catch(() => null)) !== null;
    if (free < emergency && isThere) {
      await rm(path, { force: true });
      log.error(
        { freeMegabytes: toMegabytes(free) },
        "the disk is full: the reserve file was given up; make room now",
      );
    } else if (!isThere && mayMake && free > minFree + 2 * reserveSize) await makeReserveFile(path);
    if (free < minFree && !isLow)
      log.error(
        { freeMegabytes: toMegabytes(free) },
        "the disk is nearly full: posts are refused until there is room",
      );
    if (free >= minFree && isLow)
      log.warn({ freeMegabytes: toMegabytes(free) }, "there is room on the disk again");
    isLow = free < minFree;
  }

  /** One after the other. */
  function look({ mayMake = performance.now() - begun > firstMade } = {}): Promise<void> {
    looking = looking
      .then(() => lookOnce(mayMake))
      .then(() => {
        hasFailed = false;
      })
      .catch((error: unknown) => {
        // Told once, not every five seconds.
        if (!hasFailed) log.warn({ err: error }, "the reserve file could not be looked after");
        hasFailed = true;
      });
    return looking;
  }

  const timer = setInterval(() => void look(), interval);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}

const toMegabytes = (bytes: number) => Math.floor(bytes / megabyte);

/** Writes a file of noise, which no file system packs into less room. It gets its name when it is whole. */
async function makeReserveFile(path: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const noise = randomBytes(megabyte);
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(unfinished, "w");
    try {
      for (let written = 0; written < reserveSize; written += noise.length) await file.write(noise);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
