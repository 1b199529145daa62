import { chmod } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { copyRows } from "./copy-rows.ts";

async function connect(): Promise<pg.Client> {
  const { url } = await openTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const addJob = (client: pg.Client, name: string) =>
  client.query("insert into one_time_jobs (name) values ($1)", [name]);

/** The cluster is in a folder that PostgreSQL's user may write to. */
async function anyFile(): Promise<string> {
  const folder = await makeTemporaryFolder();
  await chmod(folder, 0o777);
  return join(folder, "copied-table");
}

test("rows take the place of those that are there, whatever they hold", async () => {
  const [from, to] = [await connect(), await connect()];
  for (const name of ["régi", "tab\tsor\nvége \\N", "🦙"]) await addJob(from, name);
  await addJob(to, "other");
  await copyRows(from, to, { file: await anyFile(), report: () => {} });
  const { rows } = await to.query("select name from one_time_jobs order by name");
  expect(rows).toEqual([{ name: "régi" }, { name: "tab\tsor\nvége \\N" }, { name: "🦙" }]);
});

test("what is written on the one side after it was copied is noticed", async () => {
  const [from, to] = [await connect(), await connect()];
  const file = await anyFile();
  const writes: Promise<unknown>[] = [];
  const report = (what: string) => {
    if (what === "public.one_time_jobs") writes.push(addJob(from, "late"));
  };
  await expect(copyRows(from, to, { file, report })).rejects.toThrow(
    /public\.one_time_jobs is not the same after the copy \(1 rows, .*; 0 rows/,
  );
  await Promise.all(writes);
});
