import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { usersOf } from "#tests/support/servers/running-processes.ts";
import { signedInClient } from "#tests/support/servers/http-client.ts";
import { startSite, type RunningSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";

async function start(folder: string, settings: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite({
    DATA_DIR: folder,
    STARTER_POSTS: "off",
    WEB_CONCURRENCY: "2",
    ...settings,
  });
  onTestFinished(() => void site.end("SIGKILL"));
  return site;
}

/** The processes that serve the site. */
async function workersOf({ pid }: RunningSite): Promise<number[]> {
  const { stdout } = await promisify(execFile)("pgrep", ["-P", String(pid), "-f", "server/main.ts"]);
  return stdout.trim().split("\n").map(Number);
}

/** On connections of their own, which the processes take in turn. */
async function visit(url: string): Promise<string[]> {
  const visits = Array.from({ length: 8 }, () => fetch(url, { headers: { connection: "close" } }));
  return Promise.all((await Promise.all(visits)).map((response) => response.text()));
}

/** Each look makes eight visits, or goes through all processes of the machine: as often as usual they would take its cores. */
const seldom = { interval: 500 };

const databaseFile = (folder: string) => readFile(join(folder, "postgres", "postmaster.pid"), "utf8");

test("several processes serve one site, tell each other of changes, are replaced when they die, and end together", async () => {
  const folder = await makeDataFolder();
  const site = await start(folder);
  const workers = () => workersOf(site);
  await expect.poll(workers, seldom).toHaveLength(2);
  if (process.getuid?.() === 0) {
    const { uid } = await stat(join(folder, "postgres"));
    for (const pid of await workers()) expect(await usersOf(pid)).toEqual([uid, uid, uid, uid]);
  }

  const api = await signedInClient(site.url);
  expect((await visit(`${site.url}/hu/blog`)).join()).not.toContain("Hegyek");
  await api.createPost(hungarianPost("Hegyek"));
  const seen = async () => (await visit(`${site.url}/hu/blog`)).filter((page) => page.includes("Hegyek"));
  await expect.poll(seen, seldom).toHaveLength(8);
  const told = async () => {
    const metrics = await (await fetch(`${site.url}/metrics`)).text();
    const sent = metrics.matchAll(/kept_pages_sent_total\{process="(\d+)"\} [1-9]/g);
    return [...sent].map(([, pid]) => Number(pid)).toSorted();
  };
  // The second process may still be starting; before it serves, the port closes with the first.
  const serving = () => visit(`${site.url}/hu/blog`).then(told);
  await expect.poll(serving, seldom).toEqual((await workers()).toSorted());

  let [victim = 0] = (await workers()).toSorted((one, other) => one - other);
  for (const pause of [100, 200]) {
    const before = await workers();
    process.kill(victim, "SIGKILL");
    await expect.poll(site.output).toContain(`"delay":${pause}`);
    const newcomers = async () => (await workers()).filter((pid) => !before.includes(pid));
    await expect.poll(newcomers, seldom).toHaveLength(1);
    [victim = 0] = await newcomers();
  }
  for (const page of await visit(`${site.url}/hu/`)) expect(page).toContain("</html>");
  // The first of the dead ran the jobs. A process that has just started may refuse a write while the machine is busy.
  const inFiveSeconds = () => ({ hu: { at: new Date(Date.now() + 5_000).toISOString() } });
  const schedule = () => api.createPost(hungarianPost("Ütemezett"), { states: inFiveSeconds() });
  await expect.poll(() => schedule().then(() => "scheduled", String), seldom).toBe("scheduled");
  await expect.poll(async () => (await visit(`${site.url}/hu/blog`)).join(), seldom).toContain("Ütemezett");

  expect(await site.end("SIGTERM")).toBe(0);
  expect(site.output().match(/is at http/g)).toHaveLength(1);
  expect(site.output().match(/Stopped/g)).toHaveLength(1);
  await expect(databaseFile(folder)).rejects.toMatchObject({ code: "ENOENT" });
});

test("a start that fails is told once, and ends everything", async () => {
  const neighbour = createServer().listen(0, "127.0.0.1");
  await once(neighbour, "listening");
  onTestFinished(() => void neighbour.close());
  // Safe cast: the address of a TCP server is no string.
  const { port } = neighbour.address() as AddressInfo;
  const folder = await makeDataFolder();
  const failed = start(folder, { PORT: String(port), HOST: "127.0.0.1" });
  const output = await failed.then(
    () => "it started",
    (error: Error) => error.message,
  );
  expect(output).toContain("ended with 1");
  expect(output.match(/The port is taken by another program/g)).toHaveLength(1);
  await expect(databaseFile(folder)).rejects.toMatchObject({ code: "ENOENT" });
});
