import { join } from "node:path";
import { pino } from "pino";
import { openEmbeddedPostgres, startTimes } from "#server/storage/postgres/embedded-postgres.ts";

// node hold-data-folder.ts DATA_DIR TIMES: has the folder and its database as a site does, and nothing else, until SIGTERM.
// TIMES are those of `startTimes` that differ, as JSON.

const [dataFolder = "", changed = "{}"] = process.argv.slice(2);
const times = { ...startTimes, ...(JSON.parse(changed) as Partial<typeof startTimes>) };

try {
  const folder = join(dataFolder, "postgres");
  const { superuserUrl, close } = await openEmbeddedPostgres(folder, pino(), { role: "server", times });
  process.once("SIGTERM", () => void close());
  process.stdout.write(`The database is at ${superuserUrl}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
