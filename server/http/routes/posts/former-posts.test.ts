import type { Language } from "#i18n/languages.ts";
import { pino } from "pino";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { byLanguage, languages } from "#i18n/languages.ts";
import { connectDatabase, type Database } from "#server/storage/database.ts";
import { defaultFolder, migrate } from "#server/storage/migrate.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { registerFirst, visitor } from "#tests/support/servers/test-server.ts";
import { emptyDatabase } from "#tests/support/storage/empty-database.ts";
import { createAdminClient } from "#api/admin/admin-client.ts";

const { openTestServer } = shareTestServers();

const log = pino({ level: "silent" });

/** The last release whose posts were published by being saved ended with `0010_passkeys`. */
const migrationsBeforeStates = 11;

/**
 * 1 000 posts, newest first, in turn: in all languages, in Hungarian and English, in Spanish alone, and from the old server
 * with nothing but base fields.
 */
const thousandPosts = `
  insert into posts (id, author, category, title, summary, content, slug, created_at, updated_at)
  select lpad(to_hex(n), 24, '0'), 'Kovács Anna', 'Discovery',
    case when n % 4 in (0, 1, 3) then 'Cím ' || n else '' end, case when n % 4 in (0, 1, 3) then 'Rövid.' else '' end,
    case when n % 4 in (0, 1, 3) then '<p>Magyarul.</p>' else '' end,
    case when n % 4 in (0, 1, 3) then 'cim-' || n else '' end,
    '2025-01-01'::timestamptz - n * interval '1 hour', '2025-06-01'::timestamptz - n * interval '1 hour'
  from generate_series(0, 999) n;
  insert into post_translations (post_id, language, title, summary, content, slug)
  select lpad(to_hex(n), 24, '0'), language, title || ' ' || n, 'Text.', '<p>Text.</p>', slug || '-' || n
  from generate_series(0, 999) n,
    (values ('hu', 'Cím', 'cim'), ('en', 'Title', 'title'), ('es', 'Título', 'titulo')) texts (language, title, slug)
  where n % 4 = 0 or (n % 4 = 1 and language in ('hu', 'en')) or (n % 4 = 2 and language = 'es');
  insert into post_slugs (language, slug, post_id) select language, slug, post_id from post_translations;
  insert into post_slugs (language, slug, post_id) select 'hu', slug, id from posts
  where slug <> '' on conflict do nothing;
  insert into post_slugs (language, slug, post_id) values ('hu', 'regi-cim', lpad('0', 24, '0'));`;

const languagesOf = [["hu", "en", "es"], ["hu", "en"], ["es"], ["hu"]] as const;
const titles: Partial<Record<Language, string>> = { hu: "Cím", en: "Title", es: "Título" };

/** The title that the rule for a missing language picks: the asked language, Hungarian, the first there is. */
function titleIn(n: number, language: Language): string {
  const there: readonly string[] = languagesOf[n % 4] ?? [];
  const shown = [language, "hu" as const, ...languages].find((one) => there.includes(one)) ?? "hu";
  return `${titles[shown]} ${n}`;
}

async function openFormer(): Promise<Database> {
  const url = await emptyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(client, log, { folder: defaultFolder, timeout: 60_000, upTo: migrationsBeforeStates });
  await client.query(thousandPosts);
  await client.end();
  const { db, close } = await connectDatabase(url, log);
  onTestFinished(close);
  return db;
}

test("a database from before there were states becomes one with each of its 1 000 posts published as before", async () => {
  const { app, api, db } = await openTestServer({ db: await openFormer() });
  const reader = createAdminClient(visitor(app));
  for (const language of languages) {
    const listed = await reader.listPosts(language);
    expect(listed.map(({ title }) => title)).toEqual(
      Array.from({ length: 1000 }, (_, n) => titleIn(n, language)),
    );
  }
  expect(await reader.readPost("regi-cim", "hu")).toMatchObject({ title: "Cím 0" });
  await registerFirst({ api, db });
  await api.signIn(administrator);
  const inAdmin = [];
  for (const page of Array.from({ length: 10 }, (_, n) => n + 1))
    inAdmin.push(...(await api.listAdminPosts("hu", { sort: "newest", limit: 100, page })).posts);
  expect(inAdmin.map(({ states, outdated }) => ({ states, outdated }))).toEqual(
    Array.from({ length: 1000 }, (_, n) => {
      const there: readonly string[] = languagesOf[n % 4] ?? [];
      const states = byLanguage((one) => (there.includes(one) ? "published" : "none"));
      return { states, outdated: [] };
    }),
  );
  expect(await api.readFullPost("3".padStart(24, "0"))).toMatchObject({ title: "Cím 3", drafts: {} });
});
