import { byteKinds } from "#tests/support/browser/count-bytes.ts";
import { weighedPages } from "./budgets.ts";
import { names, type Measure } from "./measure.ts";
import { drawPanels, type Bar, type Panel } from "./bar-panels.ts";
import type { Results } from "./results.ts";

/** The plot of `docs/performance.md`; of three languages the worst. Empty panels are what has not been measured. */
export function drawPerformance({ pages, server }: Results): string {
  const inBrowser = pages?.measures ?? [];
  const underLoad = server?.measures ?? [];
  const panels: Panel[] = [
    {
      title: "First and largest paint, seconds (Lighthouse, phone)",
      series: [names.firstPaint, names.largestPaint],
      bars: weighedPages.flatMap((page) =>
        [names.firstPaint, names.largestPaint].flatMap((what, series) =>
          barsOf(inBrowser, page, what, (measure) => ({
            label: `${page} ${what}`,
            pieces: [{ series, value: worst(measure) }],
          })),
        ),
      ),
    },
    {
      title: "Bytes until loaded at 390 px, kB over the line",
      series: [...byteKinds],
      bars: weighedPages.flatMap((page) =>
        barsOf(inBrowser, page, names.loaded, () => ({
          label: page,
          pieces: byteKinds.map((kind, series) => ({
            series,
            value: worst(find(inBrowser, page, names.ofLoaded(kind))),
          })),
        })),
      ),
    },
    {
      title: "Requests a second, as a share of a bare Node server with the same bytes (more is better)",
      series: ["cached page"],
      bars: weighedPages.flatMap((page) =>
        barsOf(underLoad, `${page}, cached`, names.share, (measure) => ({
          label: page,
          pieces: [{ series: 0, value: worst(measure) }],
        })),
      ),
    },
  ];
  return drawPanels("What pages take and bring, and what the server answers", panels);
}

/** One bar with its limit, or none when the measure is missing. */
function barsOf(
  measures: Measure[],
  subject: string,
  what: string,
  draw: (measure: Measure) => Omit<Bar, "limit">,
): Bar[] {
  const measure = find(measures, subject, what);
  if (!measure) return [];
  const bar = draw(measure);
  const { limit } = measure;
  if (!limit) return [bar];
  return [{ ...bar, limit: "atMost" in limit ? limit.atMost : limit.atLeast }];
}

const find = (measures: Measure[], subject: string, what: string) =>
  measures.find((measure) => measure.subject === subject && measure.what === what);

/** In the plot more is worse, but for shares of the bare server, which have one value. */
const worst = (measure: Measure | undefined) => Math.max(...(measure?.values ?? [0]));
