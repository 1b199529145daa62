import { desc, eq, gte, lt, notInArray, sql, sum } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { missingPages, pageDays, referrerDays, visitDays } from "#server/storage/schema.ts";

interface DayRow {
  day: string;
  views: number;
}

/** Adds to what the day has. */
export async function addVisitDay(db: Queries, { day, views }: DayRow): Promise<void> {
  await db
    .insert(visitDays)
    .values({ day, views })
    .onConflictDoUpdate({
      target: visitDays.day,
      set: { views: sql`${visitDays.views} + excluded.views` },
    });
}

/** Sorted by path, so that processes that write at once wait for one another in one order. */
export async function addPageDays(db: Queries, rows: (DayRow & { path: string })[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(pageDays)
    .values(rows.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    .onConflictDoUpdate({
      target: [pageDays.day, pageDays.path],
      set: { views: sql`${pageDays.views} + excluded.views` },
    });
}

/** The hosts that a day has already. */
export async function findReferrers(db: Queries, day: string): Promise<string[]> {
  const rows = await db
    .select({ host: referrerDays.host })
    .from(referrerDays)
    .where(eq(referrerDays.day, day));
  return rows.map(({ host }) => host);
}

export async function addReferrerDays(
  db: Queries,
  rows: { day: string; host: string; views: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(referrerDays)
    .values(rows.toSorted((a, b) => (a.host < b.host ? -1 : 1)))
    .onConflictDoUpdate({
      target: [referrerDays.day, referrerDays.host],
      set: { views: sql`${referrerDays.views} + excluded.views` },
    });
}

export interface MissingRow {
  path: string;
  count: number;
  lastSeenAt: Date;
  lastHost: string | null;
}

export async function addMissingPages(db: Queries, rows: MissingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(missingPages)
    .values(rows.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    .onConflictDoUpdate({
      target: missingPages.path,
      set: {
        count: sql`${missingPages.count} + excluded.count`,
        lastSeenAt: sql`excluded.last_seen_at`,
        lastHost: sql`coalesce(excluded.last_host, ${missingPages.lastHost})`,
      },
    });
}

/** The most asked for first. */
export async function findMissingPages(db: Queries, limit: number): Promise<MissingRow[]> {
  return db
    .select()
    .from(missingPages)
    .orderBy(desc(missingPages.count), desc(missingPages.lastSeenAt))
    .limit(limit);
}

export async function removeMissingPage(db: Queries, path: string): Promise<void> {
  await db.delete(missingPages).where(eq(missingPages.path, path));
}

/** Oldest first; a day without a visit has no row. */
export async function findVisitDays(db: Queries, since: string): Promise<DayRow[]> {
  return db.select().from(visitDays).where(gte(visitDays.day, since)).orderBy(visitDays.day);
}

/** The most read first. */
export async function findPageTotals(
  db: Queries,
  since: string,
  limit: number,
): Promise<{ path: string; views: number }[]> {
  const views = sum(pageDays.views).mapWith(Number);
  return db
    .select({ path: pageDays.path, views })
    .from(pageDays)
    .where(gte(pageDays.day, since))
    .groupBy(pageDays.path)
    .orderBy(desc(views), pageDays.path)
    .limit(limit);
}

export async function findReferrerTotals(
  db: Queries,
  since: string,
  limit: number,
): Promise<{ host: string; views: number }[]> {
  const views = sum(referrerDays.views).mapWith(Number);
  return db
    .select({ host: referrerDays.host, views })
    .from(referrerDays)
    .where(gte(referrerDays.day, since))
    .groupBy(referrerDays.host)
    .orderBy(desc(views), referrerDays.host)
    .limit(limit);
}

/** Every page of a day, by path. */
export async function findPagesOfDay(db: Queries, day: string): Promise<(DayRow & { path: string })[]> {
  return db.select().from(pageDays).where(eq(pageDays.day, day)).orderBy(pageDays.path);
}

/** @param day the first that is kept */
export async function removeDaysBefore(db: Queries, day: string): Promise<void> {
  await db.delete(visitDays).where(lt(visitDays.day, day));
  await db.delete(pageDays).where(lt(pageDays.day, day));
  await db.delete(referrerDays).where(lt(referrerDays.day, day));
}

/** Keeps those most asked for, and none that nobody asked for since. */
export async function thinMissingPages(db: Queries, most: number, since: Date): Promise<void> {
  await db.delete(missingPages).where(lt(missingPages.lastSeenAt, since));
  const kept = db
    .select({ path: missingPages.path })
    .from(missingPages)
    .orderBy(desc(missingPages.count), desc(missingPages.lastSeenAt))
    .limit(most);
  await db.delete(missingPages).where(notInArray(missingPages.path, kept));
}
