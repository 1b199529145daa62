import { setTimeout as sleep } from "node:timers/promises";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { ApiError } from "#api/errors/errors.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { administrator, httpClient, signedInClient } from "#tests/support/servers/http-client.ts";
import { until, type Cluster, type Machine } from "./open-cluster.ts";
import { startReaders, type Seen } from "./reader-load.ts";

export interface Step extends Seen {
  name: string;
  /** The measurements besides those of the readers. */
  found: string;
  /** The faults that were found. */
  faults: string[];
}

/** Milliseconds for which each fault lasts. */
const span = 6000;

/** How many saves of each kind. */
const saves = 8;

/** Requests in rounds of ten: seven for cached pages, one for a page made for each reader, two calls. */
const readings = (count: number) => {
  const kept = ["/hu/", "/en/blog", "/es/blog", "/hu/post/allando", "/en/peru-guide", "/hu/feed.xml", "/es/"];
  const path = kept[count % 10];
  if (path !== undefined) return { kind: "cached page", path };
  if (count % 10 === 7) return { kind: "page", path: `/hu/blog?reader=${count}` };
  return { kind: "call", path: count % 10 === 8 ? "/api/posts/en?limit=6" : "/api/post/allando/hu" };
};

/** Does to a cluster what happens to one in years, under readers who never stop. @param rate their requests a second */
export async function tryCluster(
  cluster: Cluster,
  rate: number,
  say: (line: string) => void,
): Promise<Step[]> {
  const { url, machines, database } = cluster;
  const [one, other] = machines;
  const api = await signedInClient(one.url);
  const editor = httpClient(url);
  await editor.signIn(administrator);
  await api.createPost(hungarianPost("Állandó"));
  const written: string[] = [];
  const readers = startReaders(url, rate, readings);
  const steps: Step[] = [];

  /** @param mustAnswer whether what is lost of a kind of request is a fault */
  async function step(
    name: string,
    work: (faults: string[]) => Promise<string>,
    mustAnswer = (_kind: string) => true,
  ): Promise<void> {
    say(`${new Date().toISOString().slice(11, 19)} ${name} …`);
    const faults: string[] = [];
    const found = await work(faults);
    const seen = await readers.look();
    for (const [reason, count] of seen.lost)
      if (mustAnswer(reason.slice(0, reason.indexOf(":")))) faults.push(`${count} × ${reason}`);
    steps.push({ name, found, faults, ...seen });
  }

  /** Saves on one machine. @returns milliseconds until the other one shows it, to anonymous visitors; then neither goes back */
  async function saveAndSee(faults: string[]): Promise<number> {
    const title = `Mentés ${written.length + 1}`;
    await persist(() => api.createPost(hungarianPost(title)));
    written.push(title);
    const time = await until("a change is seen on the other machine", () => shows(other, title));
    for (const machine of [one, other, other, one])
      if (!(await shows(machine, title))) faults.push(`${title} was seen, and then not`);
    return time;
  }

  /** Through the front server, which sends each request to another machine. */
  async function saveAndReadAgain(faults: string[]): Promise<void> {
    const title = `Szerkesztés ${written.length + 1}`;
    const { id } = await persist(() => editor.createPost(hungarianPost(title)));
    written.push(title);
    for (let reads = 0; reads < 4; reads += 1) {
      const newest = await persist(() => editor.listPosts("hu", { limit: 1 }));
      if (newest[0]?.id !== id) faults.push(`the editor did not find ${title}`);
    }
  }

  async function saveMany(faults: string[]): Promise<string> {
    const times: number[] = [];
    for (let count = 0; count < saves; count += 1) {
      times.push(await saveAndSee(faults));
      await saveAndReadAgain(faults);
    }
    times.sort((a, b) => a - b);
    const [median, worst] = [times[saves / 2] ?? 0, times.at(-1) ?? 0];
    if (worst > 1000) faults.push("a change was seen after more than a second");
    return `${saves} saves seen on the other machine after ${ms(median)}, at most ${ms(worst)}`;
  }

  try {
    await step("all run", async () => (await sleep(span), ""));
    await step(`${saves} + ${saves} saves`, saveMany);
    await step("one site killed", async () => {
      await one.kill();
      await sleep(span);
      await one.start();
      return "";
    });
    // Without it what is kept is all that there is.
    const isKept = (kind: string) => kind === "cached page";
    const whileKilled = async (faults: string[]) => {
      await database.signal("SIGKILL");
      const found = await writeInVain(editor, faults);
      await sleep(span);
      return found;
    };
    await step("database killed", whileKilled, isKept);
    const afterStart = async (faults: string[]) => {
      await database.start();
      const time = await until("a save is taken", () => isTaken(editor, written));
      const seen = await saveAndSee(faults);
      await saveAndReadAgain(faults);
      const titles = new Set((await persist(() => api.listPosts("hu"))).map(({ title }) => title));
      const lost = written.filter((title) => !titles.has(title));
      if (lost.length > 0) faults.push(`saves that are gone: ${lost.join(", ")}`);
      return `a save taken after ${ms(time)}, seen after ${ms(seen)}; of ${written.length} saves ${lost.length} lost`;
    };
    await step("database started again", afterStart, isKept);
  } finally {
    await readers.end();
  }
  return steps;
}

const ms = (time: number) => (time < 2000 ? `${time.toFixed(0)} ms` : `${(time / 1000).toFixed(1)} s`);

/** Does it as the form does: what a site with too much to do refuses is sent again. */
async function persist<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503 || tries === 20) throw error;
      await sleep(1000);
    }
  }
}

async function shows({ url }: Machine, title: string): Promise<boolean> {
  return (await (await fetch(`${url}/hu/blog`)).text()).includes(title);
}

async function writeInVain(editor: AdminClient, faults: string[]): Promise<string> {
  const begun = performance.now();
  const status = await editor.createPost(hungarianPost("Közben")).then(
    () => 201,
    // Safe cast: the client throws what the server answered.
    (error: unknown) => (error as { status: number }).status,
  );
  const time = performance.now() - begun;
  if (status !== 503) faults.push(`a save was answered with ${status}`);
  if (time > 3000) faults.push("a save was refused after more than three seconds");
  return `a save: ${status} after ${ms(time)}`;
}

async function isTaken(editor: AdminClient, written: string[]): Promise<boolean> {
  const title = `Utána ${written.length}`;
  return editor.createPost(hungarianPost(title)).then(
    () => written.push(title) > 0,
    () => false,
  );
}
