import { limaOffset, quietHour } from "#server/domain/work/quiet-hour.ts";

/** How many of the newest days, weeks and months with a backup keep their newest one. */
const rules: readonly { keep: number; periodOf: (limaTime: Date) => string }[] = [
  { keep: 7, periodOf: (time) => time.toISOString().slice(0, 10) },
  { keep: 4, periodOf: (time) => String(Math.floor((time.getTime() / day - firstMonday) / 7)) },
  { keep: 12, periodOf: (time) => time.toISOString().slice(0, 7) },
];

const hour = 60 * 60_000;
const day = 24 * hour;

/** Milliseconds between two backups of work. */
const workPause = hour / 6;

/** Days after 1 January 1970, a Thursday. */
const firstMonday = 4;

/** For example `irany-peru-2026-11-22T080000Z.tar.gz`. */
export function backupName(now: Date, { isEncrypted }: { isEncrypted: boolean }): string {
  return `irany-peru-${backupTime(now)}.tar.gz${isEncrypted ? ".age" : ""}`;
}

/** For example `2026-11-22T080000Z`, which a name may hold on every system. */
export function backupTime(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(":", "")}Z`;
}

/** Undefined for a file that is no nightly backup; those of releases before age end with `.enc`. */
function timeOfName(name: string): Date | undefined {
  const [, date, hours, minutes, seconds] =
    /^irany-peru-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.age|\.enc)?$/.exec(name) ?? [];
  if (date === undefined) return undefined;
  const time = new Date(`${date}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Those of a folder's files that are backups and no longer needed: of 7 days, 4 weeks and 12 months the newest stays. */
export function expiredBackups(names: string[]): string[] {
  const backups = names.flatMap((name) => {
    const time = timeOfName(name);
    return time ? [{ name, limaTime: new Date(time.getTime() - limaOffset) }] : [];
  });
  backups.sort((one, other) => other.limaTime.getTime() - one.limaTime.getTime());
  const kept = new Set<string>();
  for (const { keep, periodOf } of rules) {
    const periods = new Set<string>();
    for (const { name, limaTime } of backups) {
      const period = periodOf(limaTime);
      if (periods.has(period) || periods.size === keep) continue;
      periods.add(period);
      kept.add(name);
    }
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

/**
 * Whether a backup is due: in the quiet hour of each night, an hour after one that failed, at any time when the last good one is
 * older than a day, and where there is work to save (`hasWork`), when it is older than ten minutes.
 */
export function isBackupDue({
  lastGoodAt,
  lastFailedAt,
  now,
  hasWork = false,
}: {
  lastGoodAt: Date | null;
  lastFailedAt: Date | null;
  now: Date;
  hasWork?: boolean;
}): boolean {
  if (lastFailedAt) return now.getTime() >= lastFailedAt.getTime() + hour;
  if (!lastGoodAt) return true;
  const age = now.getTime() - lastGoodAt.getTime();
  if (age >= day || (hasWork && age >= workPause)) return true;
  const limaTime = new Date(now.getTime() - limaOffset);
  const hourBegan = now.getTime() - (now.getTime() % hour);
  return limaTime.getUTCHours() === quietHour && lastGoodAt.getTime() < hourBegan;
}
