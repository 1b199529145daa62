import type { TestProject } from "vitest/node";
import { startSharedPostgres } from "./start-shared-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server that all test files share; it holds the migrated database `template`. */
    postgresUrl: string;
    /** Folder of a cluster as initdb leaves it. */
    freshCluster: string;
  }
}

/** Vitest's global set-up: one PostgreSQL for all files. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, freshCluster, close } = await startSharedPostgres();
  project.provide("postgresUrl", url);
  project.provide("freshCluster", freshCluster);
  return close;
}
