import { getTableName } from "drizzle-orm";
import { drizzleOn, type Database, type Queries } from "#server/storage/database.ts";
import {
  auditEvents,
  binnedPosts,
  changeNotes,
  contentVersion,
  missingPages,
  pictures,
  postAutosaves,
  postPictures,
  postRevisions,
  posts,
  postSlugs,
  postTranslations,
  redirects,
  replacedDrawings,
  translationStates,
} from "#server/storage/schema.ts";

/** The tables that an import reads and writes, except the pictures, whose bytes nobody needs. */
const copied = [
  posts,
  postTranslations,
  postSlugs,
  postPictures,
  postRevisions,
  postAutosaves,
  translationStates,
  changeNotes,
  binnedPosts,
  redirects,
  replacedDrawings,
].map(getTableName);

/** The tables that an import writes and does not read. */
const empty = [pictures, contentVersion, auditEvents, missingPages].map(getTableName);

/**
 * Runs work on copies of the posts that nobody else sees and that are gone after it: temporary tables, which PostgreSQL takes
 * in place of those of the same names. Nobody waits for it, because it locks nothing for longer than each of its transactions.
 */
export async function onShadowTables<T>(
  { $client }: Database,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  const client = await $client.connect();
  try {
    for (const table of [...copied, ...empty])
      await client.query(`create temporary table ${table} (like public.${table} including all)`);
    for (const table of copied)
      await client.query(`insert into pg_temp.${table} select * from public.${table}`);
    await client.query(`
      insert into pg_temp.${getTableName(pictures)} (hash, bytes, width, height)
      select hash, '', width, height from public.${getTableName(pictures)}`);
    // Without a new version nobody is told of one.
    await client.query(`
      create function pg_temp.keep_version() returns trigger language plpgsql as 'begin return null; end';
      create trigger keep_version before insert on pg_temp.${getTableName(contentVersion)}
      for each row execute function pg_temp.keep_version()`);
    return await work(drizzleOn(client));
  } finally {
    // The copies end with the connection.
    client.release(true);
  }
}
