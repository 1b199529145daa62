import { expect, test } from "vitest";
import { backupName, expiredBackups, isBackupDue } from "./backup-schedule.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const nameAt = (time: number) => backupName(new Date(time), { isEncrypted: false });

test("a backup is named after its moment, and whether it is encrypted", () => {
  const now = new Date("2026-11-22T08:00:05.123Z");
  expect(backupName(now, { isEncrypted: false })).toBe("irany-peru-2026-11-22T080005Z.tar.gz");
  expect(backupName(now, { isEncrypted: true })).toBe("irany-peru-2026-11-22T080005Z.tar.gz.age");
});

test("after two years of nights 7 days, 4 weeks and 12 months are left, whichever night it is", () => {
  let kept: string[] = [];
  const start = Date.UTC(2025, 0, 1, 8);
  for (let night = 0; night < 730; night += 1) {
    kept.push(nameAt(start + night * day));
    const expired = expiredBackups(kept);
    kept = kept.filter((name) => !expired.includes(name));
    expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
  }
  // The last night is 31 December 2026, a Thursday.
  expect(kept.map((name) => name.slice(11, 21))).toEqual([
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
    "2026-06-30",
    "2026-07-31",
    "2026-08-31",
    "2026-09-30",
    "2026-10-31",
    "2026-11-30",
    "2026-12-13",
    "2026-12-20",
    "2026-12-25",
    "2026-12-26",
    "2026-12-27",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
  ]);
});

test("of one day the newest stays; a day is one of Lima, where midnight is at five", () => {
  const names = [4, 6, 20, 28].map((hours) => nameAt(Date.UTC(2026, 10, 22, hours)));
  // 23:00 of the 21st; 01:00, 15:00 and 23:00 of the 22nd.
  expect(expiredBackups(names)).toEqual([names[2], names[1]]);
});

test("backups that a release before age encrypted go as the others do", () => {
  const names = ["04", "06"].map((hour) => `irany-peru-2026-11-22T${hour}0000Z.tar.gz.enc`);
  expect(expiredBackups([...names, nameAt(Date.UTC(2026, 10, 22, 20))])).toEqual([names[1]]);
});

test("other files of the folder stay", () => {
  expect(
    expiredBackups(["notes.txt", "irany-peru-old.tar.gz", ".irany-peru-2026-11-22T080000Z.tar.gz.partial"]),
  ).toEqual([]);
  expect(expiredBackups([])).toEqual([]);
});

const at = (iso: string) => new Date(iso);

test.each([
  ["there is none yet", null, null, "2026-11-22T15:00:00Z", true],
  ["the last one is a day old", "2026-11-21T15:00:00Z", null, "2026-11-22T15:00:00Z", true],
  ["the last one is younger, by day", "2026-11-21T15:00:01Z", null, "2026-11-22T15:00:00Z", false],
  ["it is three in Lima", "2026-11-21T15:00:01Z", null, "2026-11-22T08:00:00Z", true],
  ["it is nearly four in Lima", "2026-11-21T15:00:01Z", null, "2026-11-22T08:59:59Z", true],
  ["it is four in Lima", "2026-11-21T15:00:01Z", null, "2026-11-22T09:00:00Z", false],
  ["this night's is made", "2026-11-22T08:00:30Z", null, "2026-11-22T08:15:00Z", false],
  ["one failed an hour ago", "2026-11-21T08:00:30Z", "2026-11-22T08:15:00Z", "2026-11-22T09:15:00Z", true],
  ["one failed a moment ago", "2026-11-20T08:00:30Z", "2026-11-22T08:15:00Z", "2026-11-22T09:14:59Z", false],
])("whether a backup is due when %s", (_what, good, failed, now, due) => {
  const lastGoodAt = good === null ? null : at(good);
  expect(isBackupDue({ lastGoodAt, lastFailedAt: failed === null ? null : at(failed), now: at(now) })).toBe(
    due,
  );
});
