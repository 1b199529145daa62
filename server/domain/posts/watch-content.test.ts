import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { command } from "#server/domain/audit/record-event.ts";
import { connectDatabase } from "#server/storage/database.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { openDatabaseProxy } from "#tests/support/storage/database-proxy.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { readContentVersion, watchContent } from "./watch-content.ts";
import { movePostToBin } from "./bin.ts";
import { publishPost } from "./write-post.ts";

/** Listens as another process does that shares the database. */
async function openWatch() {
  const { db } = await openTestDatabase();
  const heard: [version: number, isRemoval: boolean][] = [];
  const watch = watchContent(db, {
    onVersion: (...version) => void heard.push(version),
    onListening: () => {},
    onLost: () => {},
  });
  onTestFinished(() => watch.close());
  await watch.started;
  return { db, heard };
}

test("a version whose notification is lost is found, and may have been a removal", async () => {
  const { db, heard } = await openWatch();
  const { rows } = await db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity
    where datname = current_database() and application_name like '%content versions'
  `);
  // Stopped, the server's process passes nothing on, on a line that stays open.
  const signal = (name: NodeJS.Signals) => rows.forEach(({ pid }) => process.kill(pid, name));
  signal("SIGSTOP");
  try {
    await publishPost(db, hungarianPost("Túra"), { now: new Date() });
    await expect.poll(() => heard.at(-1)).toEqual([await readContentVersion(db), true]);
  } finally {
    signal("SIGCONT");
  }
  // The notification of the stopped process comes late, and contains no new version.
  await expect.poll(() => heard.at(-1)).toEqual([await readContentVersion(db), false]);
});

test("what is told is not taken for something that was missed", async () => {
  const { db, heard } = await openWatch();
  const { id } = await publishPost(db, hungarianPost("Túra"), { now: new Date() });
  await expect.poll(() => heard.length).toBe(2);
  await movePostToBin(db, id, { now: new Date(), by: command });
  await expect.poll(() => heard.map(([, isRemoval]) => isRemoval)).toEqual([false, false, true]);
});

test("who has lost the channel listens again although connecting takes longer than it usually may", async () => {
  const { url } = await openTestDatabase();
  const proxy = await openDatabaseProxy(url);
  const { db, close } = await connectDatabase(proxy.url, pino({ level: "silent" }));
  onTestFinished(close);
  const said: string[] = [];
  const watching = watchContent(db, {
    onVersion: () => {},
    onListening: () => said.push("listening"),
    onLost: () => said.push("lost"),
  });
  onTestFinished(watching.close);
  await watching.started;
  expect(said).toEqual(["listening"]);
  proxy.state.delay = 3500;
  proxy.cut();
  await expect.poll(() => said.at(-1)).toBe("lost");
  await expect.poll(() => said.at(-1)).toBe("listening");
});
