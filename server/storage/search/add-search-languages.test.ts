import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { languages, stemDictionaries } from "#i18n/languages.ts";
import { copyDatabase } from "#tests/support/storage/copy-database.ts";
import { addSearchLanguages } from "./add-search-languages.ts";

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await copyDatabase(inject("postgresUrl"), "template") });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function stemsIn(client: pg.Client, language: string, text: string): Promise<string> {
  const { rows } = await client.query("select search_stems($1, $2)::text as stems", [language, text]);
  return rows[0].stems;
}

test("the database has stems of every language, Hungarian ones with accents and without", async () => {
  const client = await connect();
  for (const language of languages) expect(await stemsIn(client, language, "Cusco")).toMatch(/^'cusc/);
  const { rows } = await client.query(
    "select (to_tsvector('pg_catalog.hungarian', $1) || to_tsvector('search_hu', $1))::text as stems",
    ["hegyvidéken"],
  );
  expect(await stemsIn(client, "hu", "hegyvidéken")).toBe(rows[0].stems);
});

test("a language that the site does not speak is kept by its bare words, until it is added, once", async () => {
  const client = await connect();
  expect(await stemsIn(client, "fr", "montagnes")).toBe("'montagnes':1");
  const dictionaries = { ...stemDictionaries, fr: "french_stem" };
  await addSearchLanguages(client, dictionaries);
  await addSearchLanguages(client, dictionaries);
  expect(await stemsIn(client, "fr", "montagnes")).toBe("'montagn':1");
  const { rows } = await client.query("select 1 from pg_indexes where indexname like 'post_search%_fr'");
  expect(rows).toHaveLength(3);
});

test("no function of the database names a language", async () => {
  const client = await connect();
  const { rows } = await client.query<{ name: string; source: string }>(
    "select proname as name, prosrc as source from pg_proc where pronamespace = 'public'::regnamespace",
  );
  const names = new RegExp(`'(${languages.join("|")})'`);
  expect(rows.filter(({ source }) => names.test(source)).map(({ name }) => name)).toEqual([]);
});
