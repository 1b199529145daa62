import type { Statistics, StatisticsDay } from "#api/admin/statistics.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import {
  findMissedSearches,
  findMissedSearchTotals,
  removeMissedSearchesBefore,
  type MissedSearchRow,
} from "#server/storage/visits/missed-searches.ts";
import { findSlugs } from "#server/storage/posts/post-slugs.ts";
import {
  addMissingPages,
  addPageDays,
  addReferrerDays,
  addVisitDay,
  findMissingPages,
  findPagesOfDay,
  findPageTotals,
  findReferrers,
  findReferrerTotals,
  findVisitDays,
  removeDaysBefore,
  thinMissingPages,
  type MissingRow,
} from "#server/storage/visits/visit-counts.ts";
import { dayInBudapest, type VisitCounts } from "./visit-counter.ts";

/** Two years of days. */
const retentionDays = 731;

/** Different sites of a day that are named; all further ones are counted together. */
const mostReferrers = 300;

const mostMissing = 500;

/** Days for which a missing page is remembered that nobody asks for. */
const missingDays = 90;

/** Rows of each table in the admin area. */
const listed = 50;

/** Adds what a process has counted. */
export async function storeVisits(db: Queries, { days, missing }: VisitCounts): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [day, { views, pages, hosts }] of [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      await addVisitDay(tx, { day, views });
      await addPageDays(
        tx,
        [...pages].map(([path, viewsOfPage]) => ({ day, path, views: viewsOfPage })),
      );
      const bounded = withinBound(hosts, await findReferrers(tx, day));
      await addReferrerDays(
        tx,
        [...bounded].map(([host, viewsFromHost]) => ({ day, host, views: viewsFromHost })),
      );
    }
    await addMissingPages(
      tx,
      [...missing].map(([path, counted]) => ({ path, ...counted })),
    );
  });
}

/** Hosts for which the day has no more room are counted together. */
function withinBound(hosts: Map<string, number>, known: string[]): Map<string, number> {
  const named = new Set(known);
  const bounded = new Map<string, number>();
  for (const [host, views] of hosts) {
    if (!named.has(host) && named.size < mostReferrers) named.add(host);
    const key = named.has(host) ? host : "";
    bounded.set(key, (bounded.get(key) ?? 0) + views);
  }
  return bounded;
}

/** Whether any post has or had it, in any language: where a language has no text of a post, its page has another one's slug. */
export async function isSlug(db: Queries, slug: string): Promise<boolean> {
  return (await findSlugs(db, [slug])).length > 0;
}

interface Reading {
  now: Date;
  /** Whether a path has a page, or leads to one, by now. */
  isThere: (path: string) => Promise<boolean>;
}

/** The last days, today included, oldest first, with those on which nobody came. */
export async function readVisitDays(db: Queries, days: number, now: Date): Promise<StatisticsDay[]> {
  const period = lastDays(days, now);
  const found = new Map(
    (await findVisitDays(db, period[0] ?? dayInBudapest(now))).map((row) => [row.day, row]),
  );
  return period.map((day) => found.get(day) ?? { day, views: 0 });
}

/** The statistics of the last days, today included, for the admin area. */
export async function readStatistics(
  db: Queries,
  days: number,
  { now, isThere }: Reading,
): Promise<Statistics> {
  const since = lastDays(days, now)[0] ?? dayInBudapest(now);
  const missing = await stillMissing(await findMissingPages(db, mostMissing), isThere);
  return {
    days: await readVisitDays(db, days, now),
    pages: await findPageTotals(db, since, listed),
    referrers: await findReferrerTotals(db, since, listed),
    missing: missing.map(({ lastSeenAt, ...row }) => ({ ...row, lastSeenAt: lastSeenAt.toISOString() })),
    missedSearches: await findMissedSearchTotals(db, since, listed),
  };
}

/** The first of them that have no page yet: one may have been published since somebody asked for it. */
async function stillMissing(rows: MissingRow[], isThere: Reading["isThere"]): Promise<MissingRow[]> {
  const missing: MissingRow[] = [];
  for (const row of rows) {
    if (missing.length === listed) break;
    if (!(await isThere(row.path))) missing.push(row);
  }
  return missing;
}

export interface StatisticsRow {
  day: string;
  path: string;
  views: number;
}

/** Day after day: the whole site (its path is empty), then each page. */
export async function* numbersByDay(db: Queries, days: number, now: Date): AsyncGenerator<StatisticsRow[]> {
  const since = lastDays(days, now)[0] ?? dayInBudapest(now);
  for (const site of await findVisitDays(db, since))
    yield [{ ...site, path: "" }, ...(await findPagesOfDay(db, site.day))];
}

/** Day after day; words are empty for all for which the day had no more room. */
export async function missedSearchesByDay(db: Queries, days: number, now: Date): Promise<MissedSearchRow[]> {
  return findMissedSearches(db, lastDays(days, now)[0] ?? dayInBudapest(now));
}

/** Removes what is older than two years, and missing pages that nobody asks for. */
export async function purgeVisits(db: Database, now: Date): Promise<void> {
  await removeDaysBefore(db, lastDays(retentionDays, now)[0] ?? "");
  await removeMissedSearchesBefore(db, lastDays(retentionDays, now)[0] ?? "");
  await thinMissingPages(db, mostMissing, new Date(now.getTime() - missingDays * dayLength));
}

/** Milliseconds. */
const dayLength = 86_400_000;

/** Ends with today in Budapest, oldest first. Days are counted in UTC, where each has 24 hours. */
function lastDays(count: number, now: Date): string[] {
  const today = Date.parse(dayInBudapest(now));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * dayLength).toISOString().slice(0, 10),
  );
}
