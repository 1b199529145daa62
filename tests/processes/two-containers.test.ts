import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, type TestContext } from "vitest";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { httpClient, signedInClient } from "#tests/support/servers/http-client.ts";
import { launchSite, type RunningSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";

/** What a container has for itself and matters here: process ids and System V memory. */
const container = ["unshare", "--pid", "--ipc", "--fork", "--mount-proc"];

function needContainers({ skip }: TestContext): void {
  const { status, stderr, error } = spawnSync("unshare", [...container.slice(1), "true"], {
    encoding: "utf8",
  });
  skip(status !== 0, `no containers can be made here: ${stderr || String(error)}`);
}

async function start(folder: string, wrapper: string[] = []): Promise<RunningSite> {
  const site = launchSite({ DATA_DIR: folder, STARTER_POSTS: "off" }, undefined, wrapper);
  // The end of its first process is the end of all in a container.
  const first = async () =>
    Number(await readFile(`/proc/${site.pid}/task/${site.pid}/children`, "utf8").catch(() => "")) || 0;
  const end: RunningSite["end"] = async (signal) => {
    const pid = wrapper.length > 0 ? await first() : 0;
    if (pid > 0) process.kill(pid, signal);
    return site.end(signal);
  };
  onTestFinished(async () => void (await end("SIGKILL")));
  return { ...site, end, url: await site.url };
}

async function titlesOf(site: RunningSite): Promise<string[]> {
  return (await httpClient(site.url).listPosts("hu")).map((post) => post.title);
}

test("a container refuses a folder that a site beside it holds, or that a killed site's database still uses", async (context) => {
  needContainers(context);
  const folder = await makeDataFolder();
  const outside = await start(folder);
  const api = await signedInClient(outside.url);
  await api.createPost(hungarianPost("Első"));
  const refusal = `in use by another process (process ${outside.pid} on host`;
  await expect(start(folder, container)).rejects.toThrow(refusal);
  await api.createPost(hungarianPost("Második"));

  await outside.end("SIGKILL");
  await expect(start(folder, container)).rejects.toThrow(/A PostgreSQL that cannot be seen from here/);

  const again = await start(folder);
  expect(await titlesOf(again)).toEqual(["Második", "Első"]);
  expect(await again.end("SIGTERM")).toBe(0);
  const inside = await start(folder, container);
  expect(await titlesOf(inside)).toEqual(["Második", "Első"]);
});

test("a site refuses a folder that a container holds, and has it whole when the container was killed", async (context) => {
  needContainers(context);
  const folder = await makeDataFolder();
  const inside = await start(folder, container);
  const api = await signedInClient(inside.url);
  await api.createPost(hungarianPost("Első"));
  await expect(start(folder)).rejects.toThrow(/in use by another process \(process 1 on host .*, since 20/);
  await expect(start(folder, container)).rejects.toThrow(/in use by another process/);
  await api.createPost(hungarianPost("Második"));
  await inside.end("SIGKILL");

  const outside = await start(folder);
  expect(await titlesOf(outside)).toEqual(["Második", "Első"]);
  expect(await outside.end("SIGTERM")).toBe(0);
});

test("of a site and a container that start together, one serves and the other refuses", async (context) => {
  needContainers(context);
  const folder = await makeDataFolder();
  const starts = await Promise.allSettled([start(folder), start(folder, container)]);
  const [outside] = starts;
  if (outside.status === "fulfilled") expect(await outside.value.end("SIGTERM")).toBe(0);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a container does not trust the pid file of a release without the server lock; where all processes are seen it does not matter", async (context) => {
  needContainers(context);
  const folder = await makeDataFolder();
  const site = await start(folder);
  const file = join(folder, "postgres", "postmaster.pid");
  const written = await readFile(file, "utf8");
  expect(await site.end("SIGTERM")).toBe(0);
  await writeFile(file, written);
  const options = join(folder, "postgres", "postmaster.opts");
  await writeFile(options, (await readFile(options, "utf8")).replace(/ "-c" "irany_peru[^"]*"/, ""));
  await expect(start(folder, container)).rejects.toThrow(/An earlier release of the site .* delete/);
  const again = await start(folder);
  expect(await titlesOf(again)).toEqual([]);
  expect(await again.end("SIGTERM")).toBe(0);
});
