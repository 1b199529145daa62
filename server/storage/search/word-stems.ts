import { sql } from "drizzle-orm";
import { stemDictionaries, type Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";

export interface WordStems {
  /** The stems of the word as it is written, and of the word without accents; both are empty for a word that says nothing, such as "the". */
  stems: string[];
}

/**
 * The stems of words, in their order.
 *
 * @param words in small letters, each as it is written and without accents
 */
export async function findStems(
  db: Queries,
  language: Language,
  words: { written: string; plain: string }[],
): Promise<WordStems[]> {
  if (words.length === 0) return [];
  const dictionary = sql`${stemDictionaries[language]}::regdictionary`;
  const { rows } = await db.execute<{ written: string[] | null; plain: string[] | null }>(sql`
    select ts_lexize(${dictionary}, written) as written, ts_lexize(${dictionary}, plain) as plain
    from unnest(
      ${sql.param(words.map(({ written }) => written))}::text[],
      ${sql.param(words.map(({ plain }) => plain))}::text[]
    ) with ordinality as word(written, plain, place)
    order by place`);
  return rows.map(({ written, plain }) => {
    const isStopWord = written?.length === 0 || plain?.length === 0;
    return { stems: isStopWord ? [] : [...new Set([...(written ?? []), ...(plain ?? [])])] };
  });
}
