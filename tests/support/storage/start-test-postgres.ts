import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/storage/database.ts";
import { withClient } from "./copy-database.ts";
import { copyCluster, startSharedPostgres, testLog } from "./start-shared-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server that all test files share; it holds the migrated database `template`. */
    postgresUrl: string;
    /** Folder of a cluster as initdb leaves it. */
    freshCluster: string;
    /** Folder of one whose tables a start has made. */
    migratedCluster: string;
  }
}

/** Vitest's global set-up: one PostgreSQL for all files, unless only projects run that need none. */
export default async function startTestPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const { projects, config } = project.vitest;
  if (!projects.some(({ name }) => /server|upgrade/.test(name))) return undefined;
  const { url, freshCluster, folder, close } = await startSharedPostgres();
  if (config.sequence.shuffle) await shuffleSequences(url, config.sequence.seed);
  project.provide("postgresUrl", url);
  project.provide("freshCluster", freshCluster);
  project.provide("migratedCluster", await makeMigratedCluster(freshCluster, join(folder, "site")));
  return close;
}

/** Making the tables takes half a second of each first start. */
async function makeMigratedCluster(freshCluster: string, dataFolder: string): Promise<string> {
  await mkdir(dataFolder);
  const path = join(dataFolder, "postgres");
  await copyCluster(freshCluster, path);
  const { close } = await openDatabase({ DATA_DIR: dataFolder }, testLog, { role: "server" });
  await close();
  return path;
}

/** Starts each sequence at a number of its own: no test may count on an id, or on two tables having different ones. */
async function shuffleSequences(serverUrl: string, seed: number): Promise<void> {
  await withClient(serverUrl.replace(/postgres$/, "template"), async (client) => {
    const { rows } = await client.query<{ change: string }>(
      `select format('alter sequence %I start with %s restart', sequencename,
         1 + abs(hashtext(sequencename || $1)::bigint) % 1000000) as change from pg_sequences where schemaname = 'public'`,
      [String(seed)],
    );
    for (const { change } of rows) await client.query(change);
  });
}
