import { server as budget, type WeighedPage } from "../budgets.ts";
import { measureOf, type Measure } from "../measure.ts";
import type { ScratchSite } from "../scratch-site.ts";
import { startBareProcess } from "./bare-process.ts";
import { watchMemory } from "./process-memory.ts";
import { alternateLoads } from "./send-load.ts";

/** An address that nobody links to, so that its page is rendered at each request. */
const neverCached = "?anew";

/** Pages rendered at each request, beside a small page rendered by React alone; all as gzip. */
export async function measureUncached(
  scratch: ScratchSite,
  settings: Record<string, string>,
  pathOf: (page: WeighedPage) => string,
  say: (progress: string) => void,
): Promise<Measure[]> {
  say("post and guide page, uncached, beside bare React");
  const bare = await startBareProcess("bare-react.ts");
  const site = await scratch.start(settings);
  try {
    const urlOf = (page: WeighedPage) => `${site.url}${pathOf(page)}${neverCached}`;
    const urls = [bare.url, urlOf("post"), urlOf("peru-guide")] as const;
    const rates: number[] = [];
    const memory = await watchMemory(site.pid, async () => {
      for (const { rate } of await alternateLoads(urls, "gzip")) rates.push(rate);
    });
    const [react = Number.NaN, post = Number.NaN, guidePage = Number.NaN] = rates;
    return [
      measureOf("uncached", "bare React with gzip", "requests/s", [react]),
      measureOf("uncached", "post", "requests/s", [post]),
      measureOf("uncached", "peru-guide", "requests/s", [guidePage]),
      measureOf("uncached", "post, share of bare React", "×", [post / react], {
        atLeast: budget.uncachedPost,
      }),
      measureOf("uncached", "peru-guide, share of the post", "×", [guidePage / post], {
        atLeast: budget.uncachedGuidePage,
      }),
      measureOf("memory of a process", "under load, uncached", "MB", [memory], { atMost: budget.memory }),
    ];
  } finally {
    bare.end();
    await site.end("SIGTERM");
  }
}
