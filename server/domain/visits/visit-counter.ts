/** A page that was opened. */
export interface Visit {
  path: string;
  /** The host of the site with the link. */
  host: string | null;
}

interface MissingCount {
  count: number;
  lastSeenAt: Date;
  lastHost: string | null;
}

export interface DayCounts {
  views: number;
  /** Views by path. */
  pages: Map<string, number>;
  /** Views by the host of the link's site; the empty one stands for all beyond the bound. */
  hosts: Map<string, number>;
}

/** The counts since they were last taken. */
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

/** The day of a moment in Budapest: `2026-11-23`. */
export function dayInBudapest(moment: Date): string {
  return budapest.format(moment);
}

/** Counts in memory. Nothing of whoever came is looked at, but where from. */
export function createVisitCounter({ now }: { now: () => Date }) {
  let today = { minute: -1, day: "" };
  let counts = noCounts();

  /** Days begin with a minute everywhere, so the slow question is asked once in one. */
  function findDay(): string {
    const moment = now();
    const minute = Math.floor(moment.getTime() / 60_000);
    if (minute === today.minute) return today.day;
    today = { minute, day: dayInBudapest(moment) };
    return today.day;
  }

  return {
    note({ path, host }: Visit): void {
      const counted = dayOf(counts, findDay());
      counted.views += 1;
      addToPage(counted, path, 1);
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
    /** Puts back counts that could not be written, to be counted with the next ones. */
    putBack(taken: VisitCounts): void {
      for (const [day, { views, pages, hosts }] of taken.days) {
        const counted = dayOf(counts, day);
        counted.views += views;
        for (const [path, more] of pages) addToPage(counted, path, more);
        for (const [host, more] of hosts) addToHost(counted, host, more);
      }
      for (const [path, missing] of taken.missing) addMissing(counts, path, missing);
    },
  };
}

const noCounts = (): VisitCounts => ({ days: new Map(), missing: new Map() });

function dayOf({ days }: VisitCounts, day: string): DayCounts {
  let found = days.get(day);
  if (!found) days.set(day, (found = { views: 0, pages: new Map(), hosts: new Map() }));
  return found;
}

function addToPage({ pages }: DayCounts, path: string, views: number): void {
  pages.set(path, (pages.get(path) ?? 0) + views);
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
