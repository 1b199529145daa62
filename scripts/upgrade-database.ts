import { join } from "node:path";
import { parseArgs } from "node:util";
import { readEnv } from "#server/env.ts";
import { createLog, printLine } from "#server/log.ts";
import { openEmbeddedPostgres } from "#server/storage/postgres/embedded-postgres.ts";
import { endWithMessage, onStop, progressPrinter, UsageError } from "./terminal/tool.ts";

const usage = `Usage: npm run upgrade-database

Moves the site's own database to the PostgreSQL that this release brings, when it is of an earlier major version; npm start
does the same by itself. The site must be stopped. What fails, or is interrupted, leaves the database as it was; the former
one is kept beside the new one until you remove it.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { help: { type: "boolean", short: "h" } },
  });
  if (values["help"]) return printLine(usage);
  if (positionals.length > 0 || Object.keys(values).length > 0) throw new UsageError(usage);
  const env = readEnv();
  if (env.DATABASE_URL !== undefined)
    throw new Error("DATABASE_URL names a PostgreSQL server that is not the site's own; upgrade it there.");
  const stopping = new AbortController();
  onStop((name) => stopping.abort(new Error(`Stopped by ${name}; the database is as it was`)));
  const progress = progressPrinter();
  const { upgraded, close } = await openEmbeddedPostgres(join(env.DATA_DIR, "postgres"), createLog("error"), {
    role: "server",
    report: progress.report,
    signal: stopping.signal,
  });
  progress.end();
  await close();
  if (!upgraded) return printLine("The database is of this release's PostgreSQL already; nothing was done.");
  const { from, to, kept } = upgraded;
  printLine(`Upgraded from PostgreSQL ${from} to ${to}, and compared row by row.`);
  printLine(`The former database is kept in ${kept}; remove it when the site is as you know it.`);
}

await endWithMessage(main);
