import { defaultLanguage } from "#i18n/languages.ts";
import { server as budget, type WeighedPage } from "../budgets.ts";
import { measureOf, median, type Measure } from "../measure.ts";
import type { ScratchSite } from "../scratch-site.ts";
import { fetchAnswer } from "./answer.ts";
import { measureCached } from "./measure-cached.ts";
import { measureUncached } from "./measure-uncached.ts";

/** A single process, as the servers are that it is compared with. */
const oneProcess = { WEB_CONCURRENCY: "1" };

export async function measureServer(
  scratch: ScratchSite,
  say: (progress: string) => void,
): Promise<Measure[]> {
  const pathOf = (page: WeighedPage) => scratch.pathsOf(page)[defaultLanguage];
  return [
    ...(await measureCached(scratch, oneProcess, pathOf, say)),
    ...(await measureUncached(scratch, oneProcess, pathOf, say)),
    await measureStart(scratch, pathOf("home"), say),
  ];
}

/** On data that are there already. */
async function measureStart(
  scratch: ScratchSite,
  path: string,
  say: (progress: string) => void,
): Promise<Measure> {
  say("the start");
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const site = await scratch.start();
    await fetchAnswer(site.url + path, "br");
    times.push(performance.now() - began);
    await site.end("SIGTERM");
  }
  return measureOf("second start", "to the first answer", "ms", [median(times)], { atMost: budget.start });
}
