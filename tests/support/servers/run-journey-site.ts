import { copyDatabase } from "../storage/copy-database.ts";
import { startSite, type RunningSite } from "./start-site.ts";

const patientDatabase = new URL("patient-database.ts", import.meta.url).href;

/** The variables by which Playwright's global set-up tells its workers what it has prepared. */
export const prepared = {
  postgresUrl: "JOURNEYS_POSTGRES_URL",
  /** With the starter posts. */
  database: "JOURNEYS_DATABASE",
  dataFolder: "JOURNEYS_DATA_DIR",
} as const;

export interface JourneySite extends RunningSite {
  /** Its own. */
  databaseUrl: string;
}

/**
 * Runs the real site with its starter posts for as long as a fixture is used.
 *
 * Each has a database of its own. The data folder is the same for all: what lies in its cache is named after its content.
 */
export async function runJourneySite(
  settings: Record<string, string>,
  use: (site: JourneySite) => Promise<void>,
): Promise<void> {
  const databaseUrl = await copyDatabase(preparedValue("postgresUrl"), preparedValue("database"));
  const all = {
    DATA_DIR: preparedValue("dataFolder"),
    // The dashboard's state of the backups must not depend on how long a run takes.
    BACKUPS: "off",
    DATABASE_URL: databaseUrl,
    ...settings,
  };
  const site = await startSite(all, [`--import=${patientDatabase}`, "server/main.ts"]);
  await use({ ...site, databaseUrl });
  await site.end("SIGTERM");
}

function preparedValue(name: keyof typeof prepared): string {
  const value = process.env[prepared[name]];
  if (value === undefined) throw new Error("the journeys' global set-up has not run");
  return value;
}
