import { pino } from "pino";
import { expect, test } from "vitest";
import { listAccounts } from "#server/domain/accounts/accounts.ts";
import { openDatabase } from "#server/storage/database.ts";
import { startTool } from "#tests/support/servers/start-tool.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";

// The effects of the commands are tested beside them, in scripts/admin.

const run = (folder: string, args: string[], input?: string, settings?: Record<string, string>) =>
  startTool("scripts/admin.ts", folder, args, settings, input).ended;

test("on the embedded database it works while the site runs and while it does not", async () => {
  const folder = await makeDataFolder();
  const made = await run(folder, ["create", "Kovács Anna"], "Machu Picchu 2430\n");
  expect(made).toEqual({ code: 0, output: "Kovács Anna is an administrator now.\n", errors: "" });
  const site = await openDatabase({ DATA_DIR: folder }, pino({ level: "silent" }), { role: "server" });
  try {
    expect(await run(folder, ["create", "béla"], "Machu Picchu 2430\n")).toMatchObject({ code: 0 });
    expect((await listAccounts(site.db)).map(({ username }) => username)).toEqual(["Kovács Anna", "béla"]);
    expect(await run(folder, ["create", "cili"])).toMatchObject({
      code: 1,
      errors: expect.stringContaining("no password was given"),
    });
  } finally {
    await site.close();
  }
});

test("a wrong usage is exit code 2, and a database that cannot be reached one message and exit code 1", async () => {
  const settings = { DATABASE_URL: "postgres://127.0.0.1:1/none" };
  const [usage, unreachable] = await Promise.all([
    run("nowhere", ["delete", "anna"], undefined, settings),
    run("nowhere", ["list"], undefined, settings),
  ]);
  expect(usage).toMatchObject({ code: 2, errors: expect.stringMatching(/^Usage: npm run admin/) });
  expect(unreachable).toMatchObject({ code: 1, errors: expect.stringMatching(/^.*ECONNREFUSED.*\n$/) });
});
