import { statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Check, Readiness, SiteStatus } from "#api/site-status.ts";
import { findBackupState } from "#server/domain/backups/run-backup.ts";
import type { Database } from "#server/storage/database.ts";
import { areMigrationsCurrent } from "#server/storage/migration-state.ts";
import { countRows, countStuckMessages } from "#server/storage/site-counts.ts";

const hour = 3_600_000;

/** Milliseconds in which the database has to answer. */
const patience = 1000;

/** Megabytes: room for some days of posts and logs, in which the owner can do something. */
const littleSpace = 500;

interface CheckedSite {
  db: Database;
  dataDir: string;
  now: () => Date;
  /** Whether the site makes backups, and mails messages. Otherwise there is nothing to look at. */
  hasBackups: boolean;
  hasMail: boolean;
}

/** By the settings. */
export function toBeChecked(
  db: Database,
  { DATA_DIR, BACKUPS, SMTP_URL }: { DATA_DIR: string; BACKUPS: boolean; SMTP_URL?: string | undefined },
  now: () => Date,
): CheckedSite {
  return { db, dataDir: DATA_DIR, now, hasBackups: BACKUPS, hasMail: SMTP_URL !== undefined };
}

/**
 * Looks whether the site is ready: the database answers within a second, with this release's tables. What restarting or
 * another machine would not mend (a full disk, old backups, mail that stays) is a warning.
 */
export async function checkSite(site: CheckedSite): Promise<Readiness> {
  const isCurrent = await inTime(areMigrationsCurrent(site.db));
  const checks: Check[] = [
    { name: "database", state: isCurrent === null ? "failed" : "good" },
    { name: "migrations", state: isCurrent === true ? "good" : "failed" },
    await checkDisk(site.dataDir),
  ];
  // Without its database there is nobody to ask.
  if (isCurrent !== null) {
    if (site.hasBackups) checks.push(await checkBackup(site));
    if (site.hasMail) checks.push(await checkOutbox(site));
  }
  return { ready: checks.every(({ state }) => state !== "failed"), checks };
}

async function checkDisk(folder: string): Promise<Check> {
  const space = await statfs(folder).catch(() => null);
  if (!space) return { name: "disk", state: "warning" };
  const amount = Math.floor((space.bavail * space.bsize) / 1024 ** 2);
  return { name: "disk", state: amount < littleSpace ? "warning" : "good", amount };
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
  const tooLate = sleep(patience, null, { signal: ending.signal, ref: false }).catch(() => null);
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
