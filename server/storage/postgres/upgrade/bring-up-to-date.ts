import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { OwnerMustDecide } from "../postgres-cluster.ts";
import { findInstalledPrograms } from "../postgres-programs.ts";
import type { Report } from "./copy-rows.ts";
import { fetchPrograms } from "./fetch-programs.ts";
import { scratchOf, upgradeCluster } from "./upgrade-cluster.ts";

export interface Upgraded {
  from: number;
  to: number;
  /** Where the former cluster is. */
  kept: string;
}

interface Options {
  log: Logger;
  /** Into the log when left out. */
  report?: Report | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Upgrades a cluster that an earlier release has made with another major version of PostgreSQL than the installed one.
 * Only for who holds the folder lock.
 *
 * @returns null when there was nothing to do
 * @throws OwnerMustDecide when it could not be done; then nothing has changed
 */
export async function bringUpToDate(
  path: string,
  { log, report, signal }: Options,
): Promise<Upgraded | null> {
  const found = await compareMajors(path);
  if (!found) return null;
  const { from, to } = found;
  if (from > to) throw new OwnerMustDecide(tooNew(path, from, to));
  log.warn({ from, to }, "the database is of an earlier PostgreSQL; upgrading it, which takes some minutes");
  try {
    const native = await fetchPrograms(from, scratchOf(path), signal);
    const kept = await upgradeCluster(path, {
      major: from,
      native,
      report: report ?? ((what, done) => log.info({ what, done }, "upgrading the database")),
      signal,
      now: new Date(),
    });
    log.warn({ from, to, kept }, "the database was upgraded; the former one may be removed when all is well");
    return { from, to, kept };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new OwnerMustDecide(notDone(path, found, (error as Error).message), { cause: error });
  }
}

/** For who may not upgrade it. @throws OwnerMustDecide when an upgrade is due, or under way in another process */
export async function requireInstalledMajor(path: string): Promise<void> {
  const found = await compareMajors(path);
  if (!found) return;
  const { from, to } = found;
  if (from > to) throw new OwnerMustDecide(tooNew(path, from, to));
  throw new OwnerMustDecide(
    `The database in ${path} is of PostgreSQL ${from}, and this release brings ${to}. Upgrade it first, by npm run upgrade-database or the next npm start; if one of them is at it, wait until it is done.`,
  );
}

/** Null when they are the same, or there is no cluster yet. */
async function compareMajors(path: string): Promise<{ from: number; to: number } | null> {
  if (!existsSync(path)) return null;
  const from = Number.parseInt(await readFile(join(path, "PG_VERSION"), "utf8"), 10);
  const to = Number.parseInt((await findInstalledPrograms()).version, 10);
  return from === to ? null : { from, to };
}

function tooNew(path: string, from: number, to: number): string {
  return `The database in ${path} is of PostgreSQL ${from}, and this release brings ${to}: it is an earlier one. Start the release that made it, or restore a backup into another DATA_DIR.`;
}

function notDone(path: string, { from, to }: { from: number; to: number }, reason: string): string {
  return `The database in ${path} is of PostgreSQL ${from}, and this release brings ${to}. It could not be upgraded, and is as it was: ${reason}.
Mend that (it needs the network once, to fetch the programs of ${from} by npm) and run npm run upgrade-database or npm start again, or go back to the release before this one.`;
}
