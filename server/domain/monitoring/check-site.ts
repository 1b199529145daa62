import { setTimeout as sleep } from "node:timers/promises";
import type { Check, Readiness } from "#api/monitoring/readiness.ts";
import type { SiteStatus } from "#api/monitoring/site-status.ts";
import { findBackupState } from "#server/domain/backups/run-backup.ts";
import { findFreeSpace, megabyte } from "#server/domain/disk/free-space.ts";
import type { SettingsReader } from "#server/domain/settings/read-settings.ts";
import type { Database } from "#server/storage/database.ts";
import { areMigrationsCurrent } from "#server/storage/monitoring/migration-state.ts";
import { countRows, countStuckMessages } from "#server/storage/monitoring/site-counts.ts";

const hour = 3_600_000;

/** Milliseconds in which the database has to answer. */
const timeout = 1000;

interface CheckedSite {
  db: Database;
  dataDir: string;
  /** Megabytes, with less of which posts are refused. */
  minFree: number;
  now: () => Date;
  /** Whether the site makes backups, and mails messages. Otherwise there is nothing to look at. */
  hasBackups: boolean;
  hasMail: () => Promise<boolean>;
}

interface CheckSettings {
  DATA_DIR: string;
  MIN_FREE_MB: number;
  BACKUPS: boolean;
}

/** By the settings. */
export function toBeChecked(
  db: Database,
  { DATA_DIR, MIN_FREE_MB, BACKUPS }: CheckSettings,
  { now, settings }: { now: () => Date; settings: SettingsReader },
): CheckedSite {
  return {
    db,
    dataDir: DATA_DIR,
    minFree: MIN_FREE_MB,
    now,
    hasBackups: BACKUPS,
    hasMail: async () => (await settings.readOrLast()).smtpUrl !== null,
  };
}

/**
 * Looks whether the site is ready: the database answers within a second, with this release's tables. A fault that restarting or
 * another machine would not mend (a full disk, old backups, mail that stays) is a warning.
 */
export async function checkSite(site: CheckedSite): Promise<Readiness> {
  const isCurrent = await inTime(areMigrationsCurrent(site.db));
  const checks: Check[] = [
    { name: "database", state: isCurrent === null ? "failed" : "good" },
    { name: "migrations", state: isCurrent === true ? "good" : "failed" },
    await checkDisk(site),
  ];
  // Without its database there is nobody to ask.
  if (isCurrent !== null) {
    if (site.hasBackups) checks.push(await checkBackup(site));
    if (await site.hasMail()) checks.push(await checkOutbox(site));
  }
  return { ready: checks.every(({ state }) => state !== "failed"), checks };
}

async function checkDisk({ dataDir, minFree }: CheckedSite): Promise<Check> {
  const free = await findFreeSpace(dataDir);
  if (free === null) return { name: "disk", state: "warning" };
  const amount = Math.floor(free / megabyte);
  return { name: "disk", state: amount < minFree ? "warning" : "good", amount };
}

async function checkBackup({ db, now }: CheckedSite): Promise<Check> {
  const found = await inTime(findBackupState(db, now()));
  const isGood = found?.state === "good" || found?.state === "none";
  const at = found?.lastGoodAt?.toISOString();
  return { name: "backup", state: isGood ? "good" : "warning", ...(at === undefined ? {} : { at }) };
}

async function checkOutbox({ db, now }: CheckedSite): Promise<Check> {
  const waitingSince = new Date(now().getTime() - hour);
  const failedSince = new Date(now().getTime() - 7 * 24 * hour);
  const amount = await inTime(countStuckMessages(db, { waitingSince, failedSince }));
  if (amount === null) return { name: "outbox", state: "warning" };
  return { name: "outbox", state: amount === 0 ? "good" : "warning", amount };
}

/** Null when it fails or takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  const ending = new AbortController();
  const tooLate = sleep(timeout, null, { signal: ending.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([work.catch(() => null), tooLate]);
  } finally {
    ending.abort();
  }
}

/** How much there is of what the site keeps. */
export async function countContent(db: Database): Promise<SiteStatus["counts"]> {
  return countRows(db);
}

/** Asked often by anybody, looked at once a second at most. */
export function createSiteCheck(site: CheckedSite): () => Promise<Readiness> {
  let last: { at: number; readiness: Promise<Readiness> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at > 1000) last = { at, readiness: checkSite(site) };
    return last.readiness;
  };
}
