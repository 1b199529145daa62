import { keysOf } from "#i18n/typed-keys.ts";
/** The weights and times allowed to pages: one table for the bench and for the journeys that weigh pages. */

/** Kilobytes (of 1000 bytes) over the line until a page is loaded, headers included, on `phone`. */
interface LoadBudget {
  /** The value with which the bench compares. */
  goal: number;
  /** The limit that `npm test` enforces; not more than `goal` once that is reached. */
  held: number;
}

export const pageBudgets = {
  home: { load: { goal: 85, held: 97 }, largestPaint: 1.15 },
  "peru-guide": { load: { goal: 55, held: 97 }, largestPaint: 0.95 },
  "top-ten": { load: { goal: 55, held: 97 }, largestPaint: 0.95 },
  blog: { load: { goal: 105, held: 120 }, largestPaint: 1.05 },
  post: { load: { goal: 85, held: 100 }, largestPaint: 1.05 },
} satisfies Record<string, { load: LoadBudget; /** Seconds. */ largestPaint: number }>;

export type WeighedPage = keyof typeof pageBudgets;

export const weighedPages = keysOf(pageBudgets);

/** The limits that are the same on each page. */
export const everyPage = {
  /** Lighthouse's points in each category. */
  score: 100,
  /** Seconds. */
  firstPaint: 0.8,
  /** Milliseconds (Total Blocking Time). */
  blocking: 0,
  /** Cumulative Layout Shift. */
  shift: 0,
  /** Kilobytes of JavaScript over the line once the page is hydrated. */
  script: 75,
  /** Milliseconds of the longest task while a page hydrates, on a processor slowed down four times. */
  hydrationTask: 50,
  /** Milliseconds from an interaction to the next paint after hydration, on the same processor. */
  response: 80,
};

/** Kilobytes of JavaScript that the planner, once hydrated, may bring more than a guide page does. */
export const plannerScript = 60;

/** Milliseconds until a reader's second page is painted. */
export const secondPage = { drawnAhead: 50, offline: 300 };

/** Kilobytes of a page read from the top to its end. Pages with a picture for each of their subjects may bring more. */
export const readToEnd = {
  most: 180,
  gastronomy: 180,
  history: 190,
  "lima-sights": 210,
  "top-ten": 330,
};

export const server = {
  /** A cached page, as a share of the requests a bare Node server answers with the same bytes. */
  cached: 0.4,
  /** An uncached post, as a share of the requests of bare React with gzip. */
  uncachedPost: 0.1,
  /** An uncached guide page, as a share of an uncached post. */
  uncachedGuidePage: 0.5,
  /** Milliseconds within which 99 of 100 cached pages are answered. */
  slowest: 5,
  /** Megabytes (of 1024 × 1024 bytes) that one process holds under load, and before and after it. */
  memory: 200,
  idle: 130,
  /** Milliseconds from a start to the first answer; the database and its posts are there already. */
  start: 1000,
};

export const scale = {
  /** How many times as long a call may take with many posts as with few. */
  growth: 1.5,
  /** Milliseconds that a search takes with many posts, whatever is searched. */
  search: 50,
  /** Imported posts a second, without pictures. */
  imported: 300,
};
