import { LRUCache } from "lru-cache";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  addMissedSearches,
  findMissedWords,
  type MissedSearchRow,
} from "#server/storage/visits/missed-searches.ts";
import { dayInBudapest } from "./visit-counter.ts";

/** Characters that are kept of what was searched. */
const maxLength = 60;

/** Between two writes, and of a day and a language: who searches for made-up words must not fill the table. */
const mostBetweenWrites = 100;
const mostOfDay = 200;

/** Milliseconds in which a search that is repeated, or whose page is drawn anew, is the same one. */
const sameSearch = 10 * 60_000;

/** Counts what was searched and not found, in memory: nothing of who searched. */
export function createMissedSearchCounter({ now }: { now: () => Date }) {
  let counts = new Map<string, MissedSearchRow>();
  const lately = new LRUCache<string, true>({ max: 1000, ttl: sameSearch });

  function add(row: MissedSearchRow): void {
    const key = `${row.day} ${row.language} ${row.words}`;
    const found = counts.get(key);
    if (found) found.count += row.count;
    else if (counts.size < mostBetweenWrites) counts.set(key, { ...row });
  }

  return {
    /** @param visitor an address: kept for minutes, in memory alone */
    note(language: Language, query: string, visitor: string): void {
      const words = withoutPersonal(query).toLowerCase().slice(0, maxLength).trim();
      const key = `${visitor} ${language} ${words}`;
      if (words === "" || lately.has(key)) return;
      lately.set(key, true);
      add({ day: dayInBudapest(now()), language, words, count: 1 });
    },
    /** @returns what was counted since the last time */
    take(): MissedSearchRow[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
    /** Puts back rows that could not be written, to be counted with the next ones. */
    putBack: (rows: MissedSearchRow[]): void => rows.forEach(add),
  };
}

/** Some paste what nobody else should read: addresses of mail, and numbers as of a telephone or a passport. */
function withoutPersonal(query: string): string {
  return query.replaceAll(/\S+@\S+|\+?\d[\d\s/.-]{5,}\d/g, "…");
}

/** All of them or none, because what fails is put back. Words for which the day has no more room are counted together. */
export async function storeMissedSearches(db: Queries, rows: MissedSearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  const groups = Map.groupBy(rows, ({ day, language }) => `${day} ${language}`);
  await db.transaction(async (tx) => {
    // They are written in one order, as two processes that write at once could deadlock.
    for (const [, group] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const [{ day, language }] = group as [MissedSearchRow];
      const known = await findMissedWords(tx, day, language);
      const room = Math.max(0, mostOfDay - known.size);
      const fresh = group.filter(({ words }) => !known.has(words));
      const kept = [...group.filter(({ words }) => known.has(words)), ...fresh.slice(0, room)];
      const rest = fresh.slice(room).reduce((sum, { count }) => sum + count, 0);
      await addMissedSearches(tx, rest > 0 ? [...kept, { day, language, words: "", count: rest }] : kept);
    }
  });
}
