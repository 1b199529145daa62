import type pg from "pg";
import { stemDictionaries } from "#i18n/languages.ts";
import { migrationLock } from "#server/storage/migrate.ts";

/**
 * Gives the database what the search needs for a language that it does not know yet: a configuration, which the functions of the
 * migrations find by its name, and indexes of its own, so that what is common in one language is not looked through for the others.
 *
 * @param dictionaries Snowball's stemmer of each language, as PostgreSQL calls it
 */
export async function addSearchLanguages(
  client: pg.ClientBase,
  dictionaries: Readonly<Record<string, string>> = stemDictionaries,
): Promise<void> {
  if ((await findMissing(client, dictionaries)).length === 0) return;
  await client.query("begin");
  // One of several starting processes does it.
  await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
  for (const [language, dictionary] of await findMissing(client, dictionaries))
    for (const statement of statementsFor(language, dictionary)) await client.query(statement);
  await client.query("commit");
}

async function findMissing(
  client: pg.ClientBase,
  dictionaries: Readonly<Record<string, string>>,
): Promise<[language: string, dictionary: string][]> {
  const { rows } = await client.query<{ name: string }>(
    "select cfgname as name from pg_ts_config where cfgnamespace = 'public'::regnamespace",
  );
  const known = new Set(rows.map(({ name }) => name));
  return Object.entries(dictionaries).filter(([language]) => !known.has(`search_${language}`));
}

/** Both are the site's own names, not somebody's input. */
function statementsFor(language: string, dictionary: string): string[] {
  const ofLanguage = `where language = '${language}'`;
  return [
    `create text search configuration public.search_${language} (copy = pg_catalog.simple)`,
    `alter text search configuration public.search_${language}
       alter mapping for asciiword, word, asciihword, hword, hword_asciipart, hword_part with unaccent, ${dictionary}`,
    `create index post_search_heads_${language} on post_search using gin (heads) ${ofLanguage}`,
    `create index post_search_words_${language} on post_search using gin (words) ${ofLanguage}`,
    `create index post_search_title_${language} on post_search using gin (title gin_trgm_ops) ${ofLanguage}`,
  ];
}
