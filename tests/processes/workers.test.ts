import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
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
    const sent = metrics.matchAll(/cached_pages_sent_total\{process="(\d+)"\} [1-9]/g);
    return [...sent].map(([, pid]) => Number(pid)).toSorted();
  };
  // The second process may still be starting; before it serves, the port closes with the first.
  const serving = () => visit(`${site.url}/hu/blog`).then(told);
  await expect.poll(serving, seldom).toEqual((await workers()).toSorted());

  // The first ran the jobs.
  const [first = 0] = (await workers()).toSorted((one, other) => one - other);
  expect(first).toBeGreaterThan(0);
  process.kill(first, "SIGKILL");
  await expect.poll(site.output).toContain("another takes its place");
  const others = async () => (await workers()).filter((pid) => pid !== first);
  await expect.poll(others, seldom).toHaveLength(2);
  for (const page of await visit(`${site.url}/hu/`)) expect(page).toContain("</html>");
  // A process that has just started may refuse a write while the machine is busy.
  const inFiveSeconds = () => ({ hu: { at: new Date(Date.now() + 5_000).toISOString() } });
  const schedule = () => api.createPost(hungarianPost("Ütemezett"), { states: inFiveSeconds() });
  await expect.poll(() => schedule().then(() => "scheduled", String), seldom).toBe("scheduled");
  await expect.poll(async () => (await visit(`${site.url}/hu/blog`)).join(), seldom).toContain("Ütemezett");

  expect(await site.end("SIGTERM")).toBe(0);
  expect(site.output().match(/is at http/g)).toHaveLength(1);
  expect(site.output().match(/Stopped/g)).toHaveLength(1);
  await expect(databaseFile(folder)).rejects.toMatchObject({ code: "ENOENT" });
});

interface SmallWorker {
  pid: number;
  runsJobs: boolean;
}

// On processes that do nothing else: a site's take a second of a processor each.
test("whatever replaces the process of the jobs does them, after a pause that doubles while they end soon", async () => {
  const site = await startSite({}, ["tests/processes/small-cluster.ts"]);
  onTestFinished(() => void site.end("SIGKILL"));
  const workers = async (): Promise<SmallWorker[]> => {
    // Safe cast: the small process answers.
    const seen = (await visit(site.url)).map((text) => JSON.parse(text) as SmallWorker);
    return [...new Map(seen.map((worker) => [worker.pid, worker])).values()];
  };
  await expect.poll(workers).toHaveLength(2);
  const running = async () => (await workers()).flatMap(({ pid, runsJobs }) => (runsJobs ? [pid] : []));
  const findAnother = (before?: number) =>
    vi.waitFor(async () => {
      const found = (await running()).find((pid) => pid !== before);
      if (found === undefined) throw new Error("no process does the jobs");
      return found;
    }, 120_000);
  let runner = await findAnother();
  for (const pause of [100, 200]) {
    process.kill(runner, "SIGKILL");
    await expect.poll(site.output).toContain(`"delay":${pause}`);
    runner = await findAnother(runner);
  }
  expect(await running()).toEqual([runner]);
  await expect.poll(workers).toHaveLength(2);
  expect(await site.end("SIGTERM")).toBe(0);
  expect(site.output().match(/is at http/g)).toHaveLength(1);
  await expect(fetch(site.url)).rejects.toThrow("fetch failed");
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
