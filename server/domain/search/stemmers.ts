import { LRUCache } from "lru-cache";
import type { StemsOf } from "#api/search/ranking/query-terms.ts";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { findStems } from "#server/storage/search/word-stems.ts";

/** Words that are asked for often; a word takes some hundred bytes. */
const mostKnown = 5000;

/** Words of one question. More are those of an index, which keeps their stems itself. */
const mostAsked = 50;

/** Asks the database for words that it has not been asked for lately: stems stay as they are. */
export function createStemmers() {
  const known = new LRUCache<string, string[]>({ max: mostKnown });
  return (db: Queries, language: Language): StemsOf =>
    async (words) => {
      if (words.length > mostAsked) return (await findStems(db, language, words)).map(({ stems }) => stems);
      const keyOf = ({ written }: { written: string }) => `${language} ${written}`;
      const unknown = words.filter((word) => !known.has(keyOf(word)));
      const found = await findStems(db, language, unknown);
      const fresh = new Map(unknown.map((word, index) => [keyOf(word), found[index]?.stems ?? []]));
      for (const [key, stems] of fresh) known.set(key, stems);
      return words.map((word) => fresh.get(keyOf(word)) ?? known.get(keyOf(word)) ?? []);
    };
}
