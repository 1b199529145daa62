import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { insertBackupRun } from "#server/storage/backups/backup-runs.ts";
import { readMail } from "#tests/support/readers/read-mail.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { parseEnv } from "./env.ts";
import { openBackups } from "./open-backups.ts";

const hour = 60 * 60_000;
const lastGood = Date.UTC(2026, 10, 19, 8);

/** A site whose backups fail, because a file stands in the place of their folder. */
async function openFailingSite() {
  const mails = await startMailServer();
  onTestFinished(() => mails.end());
  const { db } = await openTestDatabase();
  const [startedAt, dataDir] = [new Date(lastGood), await makeTemporaryFolder()];
  await insertBackupRun(db, { startedAt, finishedAt: startedAt, file: "x", bytes: 1, error: null });
  await writeFile(join(dataDir, "backups"), "no folder");
  const clock = { time: lastGood + 47 * hour };
  const env = parseEnv({
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    CONTACT_TO: "posta@irany.test",
    OWNER_EMAIL: "anna@irany.test",
    SITE_URL: "https://irany.test",
  });
  const errors: unknown[] = [];
  const log = pino({ level: "error" }, { write: (line) => void errors.push(JSON.parse(line)) });
  const open = async () => {
    const backups = await openBackups({ db, env, log, now: () => new Date(clock.time) });
    onTestFinished(() => backups?.close());
    return backups;
  };
  return { mails, clock, errors, open };
}

test("the owner is written to when the last good backup is old, once a day, whichever process finds out", async () => {
  const { mails, clock, errors, open } = await openFailingSite();
  const [one, other] = [await open(), await open()];
  await one?.backUpIfDue();
  expect(mails.mails).toEqual([]);
  expect(errors).toEqual([
    expect.objectContaining({ msg: "a backup failed", err: expect.objectContaining({ code: "EEXIST" }) }),
  ]);
  clock.time += 2 * hour;
  await Promise.all([one?.backUpIfDue(), other?.backUpIfDue()]);
  clock.time += 22 * hour;
  await one?.backUpIfDue();
  expect(mails.mails).toHaveLength(1);
  clock.time += 3 * hour;
  await other?.backUpIfDue();
  expect(mails.mails).toHaveLength(2);
  const [{ to, raw } = { to: [], raw: "" }] = mails.mails;
  const { headers, text } = readMail(raw);
  expect(to).toEqual(["anna@irany.test"]);
  expect(headers["subject"]).toBe("Irány Peru: nincs friss biztonsági mentés");
  expect(text).toContain("két napnál régebbi");
  expect(text).toContain("https://irany.test");
});

test("a mail that was not taken is sent at the next look", async () => {
  const { mails, clock, errors, open } = await openFailingSite();
  const backups = await open();
  mails.mood = "busy";
  clock.time += 2 * hour;
  await backups?.backUpIfDue();
  mails.mood = "answering";
  await backups?.backUpIfDue();
  expect(mails.mails).toHaveLength(1);
  expect(errors.length).toBeGreaterThanOrEqual(2);
});

test("with BACKUPS=off nothing is done", async () => {
  const { db } = await openTestDatabase();
  const env = parseEnv({ DATA_DIR: await makeTemporaryFolder(), BACKUPS: "off" });
  expect(await openBackups({ db, env, log: pino({ level: "silent" }) })).toBeNull();
});
