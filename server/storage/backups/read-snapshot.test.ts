import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertOneTimeJob } from "#server/storage/queries/one-time-jobs.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { backedUpTables, type BackedUpTable } from "./backed-up-tables.ts";
import { readRows, withSnapshot } from "./read-snapshot.ts";

function tableNamed(name: string): BackedUpTable {
  const found = backedUpTables.find((table) => table.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

test("what is written while a snapshot is read is not in it, and nobody waits", async () => {
  const { db } = await openTestDatabase();
  for (let index = 100; index < 150; index += 1) await insertOneTimeJob(db, `job ${index}`);
  const read: string[] = [];
  await withSnapshot(db, async (snapshot) => {
    for await (const rows of readRows(snapshot, tableNamed("one_time_jobs"))) {
      read.push(...rows);
      await insertOneTimeJob(db, `job ${150 + read.length}`);
      await db.execute(sql`delete from one_time_jobs where name = ${`job ${140 - read.length}`}`);
    }
  });
  // Safe cast: the names were written above.
  const names = read.map((row) => (JSON.parse(row) as { name: string }).name);
  expect(names).toEqual(Array.from({ length: 50 }, (_, index) => `job ${100 + index}`));
});

test("a snapshot cannot write, and has the time that it needs", async () => {
  const { db } = await openTestDatabase();
  await expect(withSnapshot(db, (snapshot) => insertOneTimeJob(snapshot, "a job"))).rejects.toMatchObject({
    cause: { message: expect.stringContaining("read-only transaction") },
  });
  const limits = await withSnapshot(db, (snapshot) => snapshot.execute(sql`show statement_timeout`));
  expect(limits.rows).toEqual([{ statement_timeout: "0" }]);
});
