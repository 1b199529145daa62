import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "#server/domain/errors.ts";

export const megabyte = 1024 * 1024;

/** Milliseconds for which a measurement is good: more writes than come in a second change little. */
const maxAge = 1000;

/**
 * Room on the disk of a `DATA_DIR`, for users other than root. The embedded database may lie on another disk than its
 * folder's link; then the database's counts.
 *
 * @returns bytes, or null when there is no such folder
 */
export async function findFreeSpace(dataFolder: string): Promise<number | null> {
  for (const folder of [join(dataFolder, "postgres"), dataFolder]) {
    const found = await statfs(folder).catch(() => null);
    if (found) return found.bavail * found.bsize;
  }
  return null;
}

/**
 * To be called before a file of known size is written; so many bytes more (`minFree`) must stay free.
 *
 * @throws DomainError `no_space`
 */
export async function requireFreeSpace(dataFolder: string, bytes: number, minFree: number): Promise<void> {
  const free = await findFreeSpace(dataFolder);
  if (free !== null && bytes + minFree > free) throw noSpace();
}

function noSpace(retryAfter?: number): DomainError {
  const details = retryAfter === undefined ? {} : { retryAfter };
  return new DomainError("no_space", "there is too little room left on the server's disk", details);
}

/** A check to make before something large may be written. */
export interface CapacityCheck {
  /** @throws DomainError `no_space` */
  requireCapacity: () => Promise<void>;
}

/** @param minFree in bytes; 0 never refuses */
export function createCapacityCheck(dataFolder: string, minFree: number): CapacityCheck {
  let measured = { at: -Infinity, free: Promise.resolve<number | null>(null) };
  return {
    async requireCapacity() {
      if (minFree === 0) return;
      // No clock: that may be put back.
      const at = performance.now();
      if (at - measured.at > maxAge) measured = { at, free: findFreeSpace(dataFolder) };
      const free = await measured.free;
      if (free !== null && free < minFree) throw noSpace(60);
    },
  };
}
