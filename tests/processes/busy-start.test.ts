import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { startSite } from "#tests/support/servers/start-site.ts";
import { copyDatabase } from "#tests/support/storage/copy-database.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

test("a site that serves is not ended by a last question of its start to which it gets no answer", async () => {
  const url = await copyDatabase(inject("postgresUrl"), "template");
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin; lock table accounts in access exclusive mode");
  const site = await startSite({
    DATA_DIR: await makeTemporaryFolder(),
    DATABASE_URL: url,
    STARTER_POSTS: "off",
    BACKUPS: "off",
  });
  onTestFinished(async () => void (await site.end("SIGTERM")));
  await expect.poll(site.output, { timeout: 20_000 }).toContain("what a start has to tell");
  await other.query("commit");
  expect((await fetch(`${site.url}/api/posts/hu`)).status).toBe(200);
});
