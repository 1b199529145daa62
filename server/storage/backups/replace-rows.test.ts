import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findContentVersion } from "#server/storage/queries/content-version.ts";
import { insertOneTimeJob } from "#server/storage/queries/one-time-jobs.ts";
import { oneTimeJobs } from "#server/storage/schema.ts";
import { settledOrBlocked } from "#tests/support/storage/settled-or-blocked.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { removeAllRows, replaceAllRows } from "./replace-rows.ts";

test("until all is replaced readers get what was there, and writers wait", async () => {
  const { db } = await openTestDatabase();
  await insertOneTimeJob(db, "old");
  const names = async () => (await db.select().from(oneTimeJobs)).map(({ name }) => name);
  let written = Promise.resolve(false);
  await replaceAllRows(db, async (tx) => {
    await removeAllRows(tx);
    await insertOneTimeJob(tx, "new");
    written = insertOneTimeJob(db, "meanwhile");
    await settledOrBlocked(db, written);
    expect(await names()).toEqual(["old"]);
  });
  expect(await written).toBe(true);
  expect((await names()).toSorted()).toEqual(["meanwhile", "new"]);
});

test("sessions and counts end, and every process learns that the content is another", async () => {
  const { db } = await openTestDatabase();
  await db.execute(sql`insert into attempts (key, count, window_ends_at) values ('sign-in', 9, now())`);
  const version = await findContentVersion(db);
  await replaceAllRows(db, removeAllRows);
  expect((await db.execute(sql`select 1 from attempts`)).rows).toEqual([]);
  expect(await findContentVersion(db)).toBe(version + 1);
});

test("what fails has changed nothing", async () => {
  const { db } = await openTestDatabase();
  await insertOneTimeJob(db, "old");
  const failure = replaceAllRows(db, async (tx) => {
    await removeAllRows(tx);
    throw new Error("the backup ended");
  });
  await expect(failure).rejects.toThrow("the backup ended");
  expect(await db.$count(oneTimeJobs)).toBe(1);
});

test("somebody who writes for too long is the reason, and nothing has changed", async () => {
  const { db } = await openTestDatabase();
  await insertOneTimeJob(db, "old");
  await db.transaction(async (writer) => {
    await insertOneTimeJob(writer, "slow");
    await expect(replaceAllRows(db, removeAllRows, 50)).rejects.toThrow(
      "somebody has been writing for too long",
    );
  });
  expect(await db.$count(oneTimeJobs)).toBe(2);
});
