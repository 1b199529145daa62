import { chromium, type Browser } from "@playwright/test";
import { languages } from "#i18n/languages.ts";
import { chromiumLaunch } from "#tests/support/browser/chromium.ts";
import { byteKinds } from "#tests/support/browser/count-bytes.ts";
import { everyPage, pageBudgets, weighedPages, type WeighedPage } from "../budgets.ts";
import { measureOf, median, names, type Limit, type Measure, type Unit } from "../measure.ts";
import { findFreePort, type ScratchSite } from "../scratch-site.ts";
import { auditPage, categories, lines, type Audit } from "./audit-page.ts";
import { longestHydrationTask } from "./longest-hydration-task.ts";
import { controlsOf, responseTimes } from "./response-times.ts";
import { measureSecondPage } from "./second-page.ts";
import { weighPage, type Weight } from "./weigh-page.ts";

const slowness = 4;

export interface MeasuredPages {
  chromium: string;
  measures: Measure[];
  /** The complaints of Lighthouse, page by page. */
  notes: string[];
}

/** @param runs how often each page is opened for the figures that are times */
export async function measurePages(
  scratch: ScratchSite,
  runs: number,
  say: (progress: string) => void,
): Promise<MeasuredPages> {
  const port = await findFreePort();
  const browser = await chromium.launch(chromiumLaunch(`--remote-debugging-port=${port}`));
  const site = await scratch.start();
  const found: MeasuredPages = { chromium: browser.version(), measures: [], notes: [] };
  try {
    for (const page of weighedPages) {
      const urls = scratch.pathsOf(page);
      const audits: Audit[] = [];
      const weights: Weight[] = [];
      const tasks: number[] = [];
      for (const language of languages) {
        say(`${page} in ${language}`);
        const url = site.url + urls[language];
        // Pictures are made at the first request for them; nobody measures that.
        await weighPage(browser, url);
        weights.push(await weighPage(browser, url));
        tasks.push(median(await repeat(runs, () => longestHydrationTask(browser, url, slowness))));
        const audit = await auditPage(url, Number(port), runs);
        audits.push(audit);
        found.notes.push(...audit.complaints.map((id) => `${page} in ${language}: ${id}`));
      }
      found.measures.push(...measuresOf(page, audits, weights, tasks));
    }
    const home = site.url + scratch.pathsOf("home")[languages[0]];
    for (const isHydrated of [false, true]) {
      say(`interactions on the home page, ${isHydrated ? "hydrated" : "as it comes"}`);
      found.measures.push(...(await measureResponses(browser, home, isHydrated, runs)));
    }
    say("the second page");
    const paths = { from: scratch.pathsOf("home").hu, to: scratch.pathsOf("top-ten").hu };
    found.measures.push(...(await measureSecondPage(browser, site.url, paths, runs)));
    for (const page of weighedPages) {
      say(`${page} on other lines`);
      found.measures.push(...(await measureLines(page, site.url + scratch.pathsOf(page).hu, Number(port))));
    }
    return found;
  } finally {
    await browser.close();
    await site.end("SIGTERM");
  }
}

function measuresOf(page: WeighedPage, audits: Audit[], weights: Weight[], tasks: number[]): Measure[] {
  const { load, largestPaint } = pageBudgets[page];
  const row = (what: string, unit: Unit, values: number[], limit?: Limit) =>
    measureOf(page, what, unit, values, limit);
  const ofAudits = (pick: (audit: Audit) => number) => audits.map(pick);
  const ofWeights = (pick: (weight: Weight) => number) => weights.map((weight) => pick(weight) / 1000);
  return [
    ...categories.map((name, index) =>
      row(
        `Lighthouse: ${name}`,
        "points",
        ofAudits(({ scores }) => scores[index] ?? Number.NaN),
        { atLeast: everyPage.score },
      ),
    ),
    row(
      names.firstPaint,
      "s",
      ofAudits((audit) => audit.firstPaint),
      { atMost: everyPage.firstPaint },
    ),
    row(
      names.largestPaint,
      "s",
      ofAudits((audit) => audit.largestPaint),
      { atMost: largestPaint },
    ),
    row(
      "TBT",
      "ms",
      ofAudits((audit) => audit.blocking),
      { atMost: everyPage.blocking },
    ),
    row(
      "CLS",
      "",
      ofAudits((audit) => audit.shift),
      { atMost: everyPage.shift },
    ),
    row(
      "until loaded, by Lighthouse",
      "kB",
      ofAudits((audit) => audit.bytes / 1000),
      { atMost: load.goal },
    ),
    row(
      names.loaded,
      "kB",
      ofWeights(({ loaded }) => loaded.all),
      { atMost: load.goal },
    ),
    ...byteKinds.map((kind) =>
      row(
        names.ofLoaded(kind),
        "kB",
        ofWeights(({ loaded }) => loaded[kind]),
      ),
    ),
    row(
      "JavaScript of menu, slides, form and consent",
      "kB",
      ofWeights(({ used }) => used.script),
      { atMost: everyPage.script },
    ),
    row(
      "JavaScript once hydrated",
      "kB",
      ofWeights(({ hydrated }) => hydrated.script),
    ),
    row(`longest task during hydration, ${slowness} × slowed`, "ms", tasks, {
      atMost: everyPage.hydrationTask,
    }),
  ];
}

/** The same paints on a slower and on a faster line; nothing is promised of them. */
async function measureLines(page: WeighedPage, url: string, port: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [line, throttling] of Object.entries(lines)) {
    const { firstPaint, largestPaint } = await auditPage(url, port, 1, throttling);
    measures.push(
      measureOf(line, `${page}: ${names.firstPaint}`, "s", [firstPaint]),
      measureOf(line, `${page}: ${names.largestPaint}`, "s", [largestPaint]),
    );
  }
  return measures;
}

async function measureResponses(
  browser: Browser,
  url: string,
  isHydrated: boolean,
  runs: number,
): Promise<Measure[]> {
  const times = await repeat(runs, () =>
    responseTimes(browser, url, { language: languages[0], slowness, isHydrated }),
  );
  return controlsOf(isHydrated).map((control) =>
    measureOf(
      `${isHydrated ? "after" : "without"} hydration, ${slowness} × slowed`,
      `INP of the ${control}`,
      "ms",
      [median(times.map((time) => time[control] ?? Number.NaN))],
      { atMost: everyPage.response },
    ),
  );
}

async function repeat<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < times; round += 1) results.push(await work());
  return results;
}
