import { sql, type SQL } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { posts, postRevisions, postTranslations, translationStates } from "#server/storage/schema.ts";

/** More words than this are not looked for. */
const maxWords = 8;

/** Letters that are searched as if they had no marks. */
const marked: Record<string, string> = {
  a: "aáàâäãåAÁÀÂÄÃÅ",
  c: "cçCÇ",
  e: "eéèêëEÉÈÊË",
  i: "iíìîïIÍÌÎÏ",
  n: "nñNÑ",
  o: "oóòôöõőOÓÒÔÖÕŐ",
  u: "uúùûüűUÚÙÛÜŰ",
};

/** The words of what was typed, without marks and in small letters. @example ["oszi", "tura"] of "Őszi  túra" */
export function wordsOf(typed: string): string[] {
  const folded = typed.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/**
 * The ids of posts that have every word, with or without marks, in any of their texts (what readers see, and what is worked
 * on) or in the author's name; or in a title alone, which is quick. Reads all texts: an index would find no part of a compound word, and slow every save.
 */
export async function searchPosts(
  db: Queries,
  words: string[],
  within: "texts" | "titles",
): Promise<string[]> {
  let found: string[] | null = null;
  // The longest word first: it leaves the fewest posts for the others.
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const answer: { rows: { id: string }[] } = await db.execute(postsWith(word, found, within));
    found = answer.rows.map(({ id }) => id);
    if (found.length === 0) break;
  }
  return found ?? [];
}

/** Whether a plain text has the word. */
export function hasWord(text: SQL, word: string): SQL {
  return sql`${text} ~* ${pattern(word)}`;
}

function postsWith(word: string, among: string[] | null, within: "texts" | "titles"): SQL {
  const lines = pattern(word);
  const amongst = (id: SQL) => (among ? sql`${id} = any(${sql.param(among)}::text[])` : sql`true`);
  const matches =
    within === "titles"
      ? sql`title ~* ${lines}`
      : sql`(title ~* ${lines} or summary ~* ${lines} or plain ~* ${lines})`;
  const byAuthor = within === "titles" ? sql`false` : sql`author ~* ${lines}`;
  return sql`
    select post_id as id from ${postTranslations} where ${amongst(sql`post_id`)} and ${matches}
    union select r.post_id from ${postRevisions} r
      join ${translationStates} s on s.post_id = r.post_id and s.revision = r.revision
      where ${amongst(sql`r.post_id`)} and ${matches}
    union select id from ${posts} where ${amongst(sql`id`)} and (${byAuthor} or (title <> '' and ${matches}))`;
}

/** For PostgreSQL. */
function pattern(word: string): string {
  return Array.from(word, (letter) => {
    const same = marked[letter];
    return same ? `[${same}]` : letter.replace(/[^\p{L}\p{N}]/u, "\\$&");
  }).join("");
}
