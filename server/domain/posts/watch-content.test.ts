import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { connectDatabase } from "#server/storage/database.ts";
import { openDatabaseProxy } from "#tests/support/servers/database-proxy.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { watchContent } from "./watch-content.ts";

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
  await expect.poll(() => said.at(-1), { timeout: 30_000 }).toBe("listening");
});
