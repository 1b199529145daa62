import type { TestProject } from "vitest/node";
import { withClient } from "./copy-database.ts";
import { startSharedPostgres } from "./start-shared-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server that all test files share; it holds the migrated database `template`. */
    postgresUrl: string;
    /** Folder of a cluster as initdb leaves it. */
    freshCluster: string;
  }
}

/** Vitest's global set-up: one PostgreSQL for all files, unless only projects run that need none. */
export default async function startTestPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const { projects, config } = project.vitest;
  if (!projects.some(({ name }) => /server|upgrade/.test(name))) return undefined;
  const { url, freshCluster, close } = await startSharedPostgres();
  if (config.sequence.shuffle) await shuffleSequences(url, config.sequence.seed);
  project.provide("postgresUrl", url);
  project.provide("freshCluster", freshCluster);
  return close;
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
