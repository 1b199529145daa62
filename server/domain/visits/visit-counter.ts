import { randomBytes } from "node:crypto";
import { createSeenFilter } from "./seen-filter.ts";

/** A page that was opened. */
export interface Visit {
  path: string;
  /** Tells visitors of a day apart, such as address and browser; null for one who does not want to be told apart. */
  visitor: string | null;
  /** Of the site with the link. */
  host: string | null;
}

interface PageCount {
  views: number;
  visitors: number;
}

interface MissingCount {
  count: number;
  lastSeenAt: Date;
  lastHost: string | null;
}

export interface DayCounts {
  site: PageCount;
  pages: Map<string, PageCount>;
  /** Views by the host of the link's site; the empty one stands for all beyond the bound. */
  hosts: Map<string, number>;
}

/** What was counted since the last time. */
export interface VisitCounts {
  /** By day in Budapest, `2026-11-23`. */
  days: Map<string, DayCounts>;
  missing: Map<string, MissingCount>;
}

/** Between two writes: who sends made-up addresses must not fill the memory. */
const mostHosts = 200;
const mostMissing = 200;

const budapest = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Budapest",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Of a moment, in Budapest: `2026-11-23`. */
export function dayInBudapest(moment: Date): string {
  return budapest.format(moment);
}

/**
 * Counts in memory. A visitor is known for a day by a hash with a random salt that nobody ever sees: both are gone with the
 * day, or with the process.
 */
export function createVisitCounter({ now }: { now: () => Date }) {
  const seen = createSeenFilter();
  let salt = "";
  let today = { minute: -1, day: "" };
  let counts = noCounts();

  /** Days begin with a minute everywhere, so the slow question is asked once in one. */
  function findDay(): string {
    const moment = now();
    const minute = Math.floor(moment.getTime() / 60_000);
    if (minute === today.minute) return today.day;
    const day = dayInBudapest(moment);
    if (day !== today.day) {
      salt = randomBytes(32).toString("base64");
      seen.clear();
    }
    today = { minute, day };
    return day;
  }

  return {
    note({ path, visitor, host }: Visit): void {
      const counted = dayOf(counts, findDay());
      const isNewToPage = visitor !== null && seen.add(`${salt} ${visitor} ${path}`);
      // Who is new to the site is new to each page of it.
      const isNew = isNewToPage && seen.add(`${salt} ${visitor}`);
      addTo(counted.site, { views: 1, visitors: Number(isNew) });
      addToPage(counted, path, { views: 1, visitors: Number(isNewToPage) });
      if (host !== null) addToHost(counted, host, 1);
    },
    /** A page was asked for that is not there. */
    noteMissing(path: string, host: string | null): void {
      addMissing(counts, path, { count: 1, lastSeenAt: now(), lastHost: host });
    },
    /** @returns what was counted since the last time, or null */
    take(): VisitCounts | null {
      const taken = counts;
      if (taken.days.size === 0 && taken.missing.size === 0) return null;
      counts = noCounts();
      return taken;
    },
    /** What could not be written is counted with what comes. */
    putBack(taken: VisitCounts): void {
      for (const [day, { site, pages, hosts }] of taken.days) {
        const counted = dayOf(counts, day);
        addTo(counted.site, site);
        for (const [path, count] of pages) addToPage(counted, path, count);
        for (const [host, views] of hosts) addToHost(counted, host, views);
      }
      for (const [path, missing] of taken.missing) addMissing(counts, path, missing);
    },
  };
}

const noCounts = (): VisitCounts => ({ days: new Map(), missing: new Map() });

function dayOf({ days }: VisitCounts, day: string): DayCounts {
  let found = days.get(day);
  if (!found)
    days.set(day, (found = { site: { views: 0, visitors: 0 }, pages: new Map(), hosts: new Map() }));
  return found;
}

function addTo(count: PageCount, { views, visitors }: PageCount): void {
  count.views += views;
  count.visitors += visitors;
}

function addToPage({ pages }: DayCounts, path: string, more: PageCount): void {
  const found = pages.get(path);
  if (found) addTo(found, more);
  else pages.set(path, { ...more });
}

function addToHost({ hosts }: DayCounts, host: string, views: number): void {
  const key = hosts.has(host) || hosts.size < mostHosts ? host : "";
  hosts.set(key, (hosts.get(key) ?? 0) + views);
}

function addMissing({ missing }: VisitCounts, path: string, more: MissingCount): void {
  const found = missing.get(path);
  if (!found && missing.size >= mostMissing) return;
  const isLater = !found || more.lastSeenAt >= found.lastSeenAt;
  missing.set(path, { ...(isLater ? more : found), count: (found?.count ?? 0) + more.count });
}
