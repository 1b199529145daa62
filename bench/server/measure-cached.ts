import { setTimeout as sleep } from "node:timers/promises";
import { server as budget, weighedPages, type WeighedPage } from "../budgets.ts";
import { measureOf, names, type Measure } from "../measure.ts";
import type { ScratchSite } from "../scratch-site.ts";
import { fetchAnswer } from "./answer.ts";
import { startBareProcess, type BareProcess } from "./bare-process.ts";
import { largestMemory, watchMemory } from "./process-memory.ts";
import { alternateLoads } from "./send-load.ts";

/** The encoding of the answers that most browsers get. */
const encoding = "br";

/** Milliseconds in which a site that has been asked a few things comes to rest, and how often that is waited for. */
const rest = 3000;
const timeout = 20;

/** Cached pages beside a bare server that sends the same bytes, and what the site holds in memory meanwhile. */
export async function measureCached(
  scratch: ScratchSite,
  settings: Record<string, string>,
  pathOf: (page: WeighedPage) => string,
  say: (progress: string) => void,
): Promise<Measure[]> {
  const bare = await startBareProcess("bare-server.ts");
  const site = await scratch.start(settings);
  const measures: Measure[] = [];
  try {
    await waitForRest(weighedPages.map((page) => site.url + pathOf(page)));
    const idle = largestMemory(site.pid);
    const loaded = await watchMemory(site.pid, async () => {
      for (const page of weighedPages) {
        say(`${page}, cached, beside a bare server`);
        measures.push(...(await compareWithBare(page, site.url + pathOf(page), bare)));
      }
    });
    return [
      ...measures,
      measureOf("memory of a process", "idle", "MB", [idle], { atMost: budget.idle }),
      measureOf("memory of a process", "under load, cached", "MB", [loaded], { atMost: budget.memory }),
    ];
  } finally {
    bare.end();
    await site.end("SIGTERM");
  }
}

/** A page that was just rendered may still be compressed better, and then has another length. */
async function waitForRest(urls: string[]): Promise<void> {
  let before = "";
  for (let round = 0; round < timeout; round += 1) {
    const answers = await Promise.all(urls.map((url) => fetchAnswer(url, encoding)));
    const lengths = answers.map(({ bytes }) => bytes).join();
    if (lengths === before) return;
    before = lengths;
    await sleep(rest);
  }
}

async function compareWithBare(page: WeighedPage, url: string, bare: BareProcess): Promise<Measure[]> {
  const { headers, body } = await fetchAnswer(url, encoding);
  await bare.send({ headers: withoutConnection(headers, body.length), body });
  const [ours, bares] = await alternateLoads([url, bare.url] as const, encoding);
  const subject = `${page}, cached`;
  const share = ours.rate / bares.rate;
  return [
    measureOf(subject, "answers", "requests/s", [ours.rate]),
    measureOf(subject, "a bare server with the same bytes", "requests/s", [bares.rate]),
    measureOf(subject, names.share, "×", [share], { atLeast: budget.cached }),
    measureOf(subject, "p99", "ms", [ours.slowest], { atMost: budget.slowest }),
    measureOf(subject, "p99 of the bare server", "ms", [bares.slowest]),
  ];
}

/** Leaves out the headers about a server's own connection and time. */
function withoutConnection(headers: Record<string, unknown>, length: number) {
  const { connection: _, "keep-alive": __, date: ___, "transfer-encoding": ____, ...rest } = headers;
  return { ...rest, "content-length": length };
}
