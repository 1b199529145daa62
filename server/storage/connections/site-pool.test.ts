import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { findPosts, lockPostWrites } from "#server/storage/posts/posts.ts";
import { connectDatabase } from "#server/storage/database.ts";
import { openDatabaseProxy } from "#tests/support/storage/database-proxy.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { databaseFailureOf } from "./database-failure.ts";

const failureOf = (action: Promise<unknown>) => action.then(() => "done", databaseFailureOf);

async function openBehindProxy() {
  const { url } = await openTestDatabase();
  const proxy = await openDatabaseProxy(url);
  const database = await connectDatabase(proxy.url, pino({ level: "silent" }));
  onTestFinished(database.close);
  return { ...database, ...proxy };
}

test("writers that wait for a lock are refused soon, and readers do not notice", async () => {
  const { db, url } = await openTestDatabase(onTestFinished, "site");
  const other = await connectDatabase(url, pino({ level: "silent" }));
  onTestFinished(other.close);
  const { promise: held, resolve: finish } = Promise.withResolvers<void>();
  const holding = other.db.transaction(async (tx) => {
    await lockPostWrites(tx);
    await held;
  });
  await expect.poll(async () => (await db.execute(locks)).rows).toHaveLength(1);
  const writes = Array.from({ length: 12 }, () => failureOf(db.transaction(lockPostWrites)));
  for (let reads = 0; reads < 20; reads += 1) expect(await findPosts(db, {})).toEqual([]);
  expect(new Set(await Promise.all(writes))).toEqual(new Set(["busy"]));
  expect(db.$client.isLost).toBe(false);
  finish();
  await holding;
  expect(await failureOf(db.transaction(lockPostWrites))).toBe("done");
});

const locks = sql`select from pg_locks where locktype = 'advisory' and objid = 52110003
  and database = (select oid from pg_database where datname = current_database())`;

test("when nothing comes back any more, what waits is given up, and all goes on when something does", async () => {
  const { db, state } = await openBehindProxy();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const writing = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    state.isSwallowing = true;
    begin();
    await tx.execute(sql`select 1`);
  });
  const failure = failureOf(writing);
  await begun;
  const reads = Array.from({ length: 20 }, () => failureOf(findPosts(db, {})));
  expect(await failure).toBe("unreachable");
  // A statement and the check of the connection have clocks of their own.
  await expect.poll(() => db.$client.isLost).toBe(true);
  for (const read of await Promise.all(reads)) expect(read).toMatch(/unreachable|busy/);
  // Nothing is sent any more.
  expect(await failureOf(findPosts(db, {}))).toBe("unreachable");
  state.isSwallowing = false;
  await expect.poll(() => failureOf(findPosts(db, {}))).toBe("done");
  expect(await failureOf(db.transaction(lockPostWrites))).toBe("done");
});

test("a database that refuses is lost at once, and found when it is back", async () => {
  const { db, state, cut } = await openBehindProxy();
  expect(await failureOf(findPosts(db, {}))).toBe("done");
  state.isRefusing = true;
  cut();
  expect(await failureOf(findPosts(db, {}))).toBe("unreachable");
  await expect.poll(() => db.$client.isLost).toBe(true);
  state.isRefusing = false;
  await expect.poll(() => failureOf(findPosts(db, {}))).toBe("done");
});

test("an unreachable database is found although connecting to it takes longer than a healthy one may take", async () => {
  const { db, state, cut } = await openBehindProxy();
  expect(await failureOf(findPosts(db, {}))).toBe("done");
  state.isRefusing = true;
  cut();
  expect(await failureOf(findPosts(db, {}))).toBe("unreachable");
  await expect.poll(() => db.$client.isLost).toBe(true);
  state.isRefusing = false;
  state.delay = 2000;
  await expect.poll(() => db.$client.isLost).toBe(false);
});

test("a slow database is waited for", async () => {
  const { db } = await openTestDatabase(onTestFinished, "site");
  expect(await failureOf(db.execute(sql`select pg_sleep(1.5)`))).toBe("done");
  expect(db.$client.isLost).toBe(false);
});

test("an error of the statement is no failure of the database", async () => {
  const { db } = await openTestDatabase();
  expect(await failureOf(db.execute(sql`select 1 / 0`))).toBeNull();
  expect(databaseFailureOf(new Error("anything else"))).toBeNull();
});
