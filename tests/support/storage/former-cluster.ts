import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { connectDatabase } from "#server/storage/database.ts";
import { findFreePort, openCluster, superuser } from "#server/storage/postgres/postgres-cluster.ts";
import type { NativePrograms } from "#server/storage/postgres/postgres-programs.ts";
import { prepareSiteRole } from "#server/storage/postgres/site-role.ts";
import { openSignedInServer } from "../servers/test-server.ts";
import { fillSite, readWholeSite } from "../servers/whole-site.ts";
import { withClient } from "./copy-database.ts";
import { copyCluster, testLog } from "./start-shared-postgres.ts";
import { makeTemporaryFolder, type AtEnd } from "./temporary-folder.ts";

export interface FormerFolder {
  /** A `DATA_DIR`. */
  folder: string;
  /** Its cluster. */
  path: string;
  /** The answers of the site on it. */
  answers: Map<string, string>;
  /** How many rows each table has. */
  counts: Record<string, number>;
}

/**
 * Makes a data folder with a full site in it.
 * @param native of another version than the installed programs, if that is the subject
 */
export async function makeFormerFolder(
  native?: NativePrograms,
  atEnd: AtEnd = onTestFinished,
): Promise<FormerFolder> {
  const folder = await makeTemporaryFolder(atEnd);
  const path = join(folder, "postgres");
  if (!native) await copyCluster(inject("migratedCluster"), path);
  const cluster = await openCluster(path, native && { native });
  const port = await findFreePort();
  await cluster.start(port);
  try {
    const superuserUrl = `postgres://${superuser}:${cluster.password}@127.0.0.1:${port}/postgres`;
    const database = await connectDatabase(superuserUrl, testLog);
    const server = await openSignedInServer({ db: database.db, atEnd });
    await fillSite(server);
    const answers = await readWholeSite(server.app);
    await server.app.close();
    await database.close();
    // This is as the start of a site does.
    await withClient(superuserUrl, (client) => prepareSiteRole(client, cluster.folder, cluster.runAs));
    return { folder, path, answers, counts: await countRows(superuserUrl) };
  } finally {
    await cluster.stop(60);
  }
}

/** Counts the rows of all tables that the site has made, but for the one in which a start notes what it has done once for all. */
export async function countRows(url: string): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') and tablename <> 'one_time_jobs'",
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
      counts[name] = rows[0]?.count ?? 0;
    }
    return counts;
  });
}
