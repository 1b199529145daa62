import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, type TestContext } from "vitest";
import type { StartTimes } from "#server/storage/postgres/embedded-postgres.ts";
import { launchSite, type RunningSite } from "#tests/support/servers/start-site.ts";
import { withClient } from "#tests/support/storage/copy-database.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";

// The process that holds a folder here does nothing else. In killed.test.ts a whole site refuses one.

/** A command that runs a process with its own process ids and System V memory, as a container does. */
const container = ["unshare", "--pid", "--ipc", "--fork", "--mount-proc"];

/** Refusals are tested without waiting for the lock to be released. */
const shortTimes = { grace: 0, retry: 0 };

function needContainers({ skip }: TestContext): void {
  const { status, stderr, error } = spawnSync("unshare", [...container.slice(1), "true"], {
    encoding: "utf8",
  });
  skip(status !== 0, `no containers can be made here: ${stderr || String(error)}`);
}

/** Starts a process that holds the folder with its database, until the test ends. */
async function hold(
  folder: string,
  wrapper: string[] = [],
  times: Partial<StartTimes> = {},
): Promise<RunningSite> {
  const args = ["tests/support/storage/hold-data-folder.ts", folder, JSON.stringify(times)];
  const holder = launchSite({}, args, wrapper);
  // The end of its first process is the end of all in a container.
  const first = async () =>
    Number(await readFile(`/proc/${holder.pid}/task/${holder.pid}/children`, "utf8").catch(() => "")) || 0;
  const end: RunningSite["end"] = async (signal) => {
    const pid = wrapper.length > 0 ? await first() : 0;
    if (pid > 0) process.kill(pid, signal);
    return holder.end(signal);
  };
  onTestFinished(async () => void (await end("SIGKILL")));
  return { ...holder, end, url: await holder.url };
}

const write = ({ url }: RunningSite, word: string) =>
  withClient(url, async (client) => {
    await client.query("create table if not exists kept (word text)");
    await client.query("insert into kept values ($1)", [word]);
  });

const wordsOf = ({ url }: RunningSite) =>
  withClient(url, async (client) =>
    (await client.query<{ word: string }>("select word from kept")).rows.map(({ word }) => word),
  );

test("a container refuses a folder that a process beside it holds, or that a killed one's database still uses", async (context) => {
  needContainers(context);
  const folder = await makeDataFolder();
  const outside = await hold(folder);
  await write(outside, "first");
  await expect(hold(folder, container, shortTimes)).rejects.toThrow(
    `in use by another process (process ${outside.pid} on host`,
  );
  await write(outside, "second");

  await outside.end("SIGKILL");
  await expect(hold(folder, container, shortTimes)).rejects.toThrow(
    /A PostgreSQL that cannot be seen from here/,
  );

  const again = await hold(folder);
  expect(await wordsOf(again)).toEqual(["first", "second"]);
  expect(await again.end("SIGTERM")).toBe(0);
  const inside = await hold(folder, container);
  expect(await wordsOf(inside)).toEqual(["first", "second"]);
});

test("nobody gets a folder that a container holds; when that was killed, it is had whole", async (context) => {
  needContainers(context);
  const folder = await makeDataFolder();
  const inside = await hold(folder, container);
  await write(inside, "first");
  await expect(hold(folder, [], shortTimes)).rejects.toThrow(
    /in use by another process \(process 1 on host .*, since 20/,
  );
  await expect(hold(folder, container, shortTimes)).rejects.toThrow(/in use by another process/);
  await write(inside, "second");
  await inside.end("SIGKILL");

  const outside = await hold(folder);
  expect(await wordsOf(outside)).toEqual(["first", "second"]);
  expect(await outside.end("SIGTERM")).toBe(0);
});

test("of a process and a container that start together, one has the folder and the other refuses", async (context) => {
  needContainers(context);
  const folder = await makeDataFolder();
  const quick = { grace: 0 };
  const starts = await Promise.allSettled([hold(folder, [], quick), hold(folder, container, quick)]);
  const [outside] = starts;
  if (outside.status === "fulfilled") expect(await outside.value.end("SIGTERM")).toBe(0);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a container does not trust the pid file of a release without the server lock; where all processes are seen it does not matter", async (context) => {
  needContainers(context);
  const folder = await makeDataFolder();
  const holder = await hold(folder);
  await write(holder, "first");
  const file = join(folder, "postgres", "postmaster.pid");
  const written = await readFile(file, "utf8");
  expect(await holder.end("SIGTERM")).toBe(0);
  await writeFile(file, written);
  const options = join(folder, "postgres", "postmaster.opts");
  await writeFile(options, (await readFile(options, "utf8")).replace(/ "-c" "irany_peru[^"]*"/, ""));
  await expect(hold(folder, container)).rejects.toThrow(/An earlier release of the site .* delete/);
  const again = await hold(folder);
  expect(await wordsOf(again)).toEqual(["first"]);
  expect(await again.end("SIGTERM")).toBe(0);
});
