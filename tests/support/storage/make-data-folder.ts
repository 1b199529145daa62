import { join } from "node:path";
import { inject } from "vitest";
import { copyCluster } from "./start-shared-postgres.ts";
import { makeTemporaryFolder, type AtEnd } from "./temporary-folder.ts";

/**
 * Makes a `DATA_DIR` whose database is made but was never started, until the test ends. For tests of whole processes
 * in which making it is not the subject.
 */
export async function makeDataFolder(atEnd?: AtEnd): Promise<string> {
  const folder = await makeTemporaryFolder(atEnd);
  await copyCluster(inject("freshCluster"), join(folder, "postgres"));
  return folder;
}
