import { sql } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { posts, postSearch, postTranslations } from "#server/storage/schema.ts";

/** A word that is searched: any of its stems will do. */
export interface StemQuery {
  /** Letters and digits alone. */
  stems: string[];
  /** The last one, which may be typed only in part. */
  isBeginning: boolean;
}

export interface FoundPost {
  id: string;
  title: string;
  summary: string;
  headings: string;
  /** The beginning of its words. */
  text: string;
  slug: string;
}

/** More posts than this are not compared with one another. */
const most = { withAll: 150, inHeads: 150, withAny: 100, similarTitles: 200, similarWords: 8 };

/** Characters of a text in which its snippet is looked for. */
const shownContent = 6000;

/** So few with all words are too few. */
const tooFew = 8;

/**
 * The published posts of a language that fit best: with all words before those with some, in the title before the headings before the text.
 *
 * @param limit of posts; which of many that fit equally well is left open
 */
export async function findPostsByStems(
  db: Queries,
  language: Language,
  words: StemQuery[],
  limit: number,
): Promise<FoundPost[]> {
  if (words.length === 0) return [];
  const all = words.map(queryOf).join(" & ");
  const any = words.map(queryOf).join(" | ");
  const found = (part: "heads" | "words", query: string, bound: number) =>
    sql`select post_id from posts_having(${language}, ${part}, ${query}::tsquery, ${bound}) as post_id`;
  const { rows } = await db.execute<FoundPost & Record<string, unknown>>(sql`
    with with_all as materialized (${found("words", all, most.withAll)}),
    in_heads as materialized (${found("heads", any, most.inHeads)}),
    with_any as materialized (
      select * from (${found("words", any, most.withAny)}) as few
      where (select count(*) from with_all) + (select count(*) from in_heads) < ${tooFew}
    ),
    candidates as (
      select post_id, max(whole) as whole from (
        select post_id, 1 as whole from with_all
        union all select post_id, 0 from in_heads
        union all select post_id, 0 from with_any
      ) as each group by post_id
    ),
    best as (
      select post_id, s.headings, whole + ts_rank('{0.05, 0.1, 0.5, 1}', heads, ${any}::tsquery)
        + (case when heads @@ ${all}::tsquery then 1 else 0 end) as rank
      from candidates join ${postSearch} s using (post_id)
      where s.language = ${language}
      order by rank desc, post_id desc limit ${limit}
    )
    select p.id,
      coalesce(nullif(t.title, ''), p.title) as title,
      case when t.title <> '' then t.summary else p.summary end as summary,
      left(split_part(case when t.title <> '' then t.plain else p.plain end, E'\\n', 1), ${shownContent}) as text,
      best.headings,
      coalesce(nullif(t.slug, ''), nullif(p.slug, ''), p.id) as slug
    from best join ${posts} p on p.id = best.post_id
    left join ${postTranslations} t on t.post_id = p.id and t.language = ${language}
    order by best.rank desc, p.id desc`);
  return rows;
}

/** Whether any published post of a language has a word with one of these stems. */
export async function hasStems(db: Queries, language: Language, stems: string[]): Promise<boolean> {
  if (stems.length === 0) return false;
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from posts_having(${language}, 'words', ${queryOf({ stems, isBeginning: false })}::tsquery, 1)
    ) as found`);
  return rows[0]?.found ?? false;
}

/** The share of a word that is searched for as well: two swapped letters leave too few pieces of the whole word in common. */
const beginning = 2 / 3;

/** Words of titles that are written somewhat like this one, the most alike first. @param word in small letters and without accents */
export async function findSimilarTitleWords(
  db: Queries,
  language: Language,
  word: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ found: string }>(sql`
    select found from (
      select distinct found
      from unnest(array[${word}, ${word.slice(0, Math.ceil(word.length * beginning))}]) as part
        cross join titles_like(${language}, part, ${most.similarTitles}) as title
        cross join regexp_split_to_table(title, '\\W+') as found
      where similarity(found, ${word}) >= 0.3
    ) as words
    order by similarity(found, ${word}) desc, found limit ${most.similarWords}`);
  return rows.map(({ found }) => found);
}

/** A lexeme has no quotes, because a word has none. */
function queryOf({ stems, isBeginning }: StemQuery): string {
  return `(${stems.map((stem) => `'${stem}'${isBeginning ? ":*" : ""}`).join(" | ")})`;
}
