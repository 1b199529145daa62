import { join } from "node:path";
import { inject } from "vitest";
import { copyCluster } from "./start-shared-postgres.ts";
import { makeTemporaryFolder, type AtEnd } from "./temporary-folder.ts";

/** Makes a `DATA_DIR` with an empty database, until the test ends. For tests of whole processes in which making it is not the subject. */
export async function makeDataFolder(atEnd?: AtEnd): Promise<string> {
  return copyInto(await makeTemporaryFolder(atEnd), "migratedCluster");
}

/** The same without the tables: the database was never started. */
export async function makeFreshDataFolder(): Promise<string> {
  return copyInto(await makeTemporaryFolder(), "freshCluster");
}

async function copyInto(folder: string, cluster: "freshCluster" | "migratedCluster"): Promise<string> {
  await copyCluster(inject(cluster), join(folder, "postgres"));
  return folder;
}
