import { and, asc, desc, eq, gte, lt, sql, sum } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { missedSearches } from "#server/storage/schema.ts";

export type MissedSearchRow = typeof missedSearches.$inferSelect;

/** Sorted, so that processes that write at once wait for one another in one order. */
export async function addMissedSearches(db: Queries, rows: MissedSearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(missedSearches)
    .values(rows.toSorted((a, b) => (a.words < b.words ? -1 : 1)))
    .onConflictDoUpdate({
      target: [missedSearches.day, missedSearches.language, missedSearches.words],
      set: { count: sql`${missedSearches.count} + excluded.count` },
    });
}

/** Finds the words that a day and a language have already. */
export async function findMissedWords(db: Queries, day: string, language: Language): Promise<Set<string>> {
  const rows = await db
    .select({ words: missedSearches.words })
    .from(missedSearches)
    .where(and(eq(missedSearches.day, day), eq(missedSearches.language, language)));
  return new Set(rows.map(({ words }) => words));
}

/** The most frequent first. @param since a day */
export async function findMissedSearchTotals(
  db: Queries,
  since: string,
  limit: number,
): Promise<Omit<MissedSearchRow, "day">[]> {
  const { language, words, day } = missedSearches;
  const count = sum(missedSearches.count).mapWith(Number);
  return db
    .select({ language, words, count })
    .from(missedSearches)
    .where(gte(day, since))
    .groupBy(language, words)
    .orderBy(desc(count), asc(words), asc(language))
    .limit(limit);
}

/** Each day's words, oldest first. @param since a day */
export async function findMissedSearches(db: Queries, since: string): Promise<MissedSearchRow[]> {
  const { day, count, words, language } = missedSearches;
  return db
    .select()
    .from(missedSearches)
    .where(gte(day, since))
    .orderBy(asc(day), desc(count), asc(words), asc(language));
}

/** @param day the first that is kept */
export async function removeMissedSearchesBefore(db: Queries, day: string): Promise<void> {
  await db.delete(missedSearches).where(lt(missedSearches.day, day));
}
