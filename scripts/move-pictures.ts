import { moveOriginals } from "#server/domain/media/move-originals.ts";
import { countOriginals } from "#server/domain/media/originals.ts";
import { readEnv } from "#server/env.ts";
import { printLine } from "#server/log.ts";
import { endWithMessage, messageFor, progressPrinter, UsageError, withTool } from "./terminal/tool.ts";

const usage = `Usage: npm run move-pictures [-- --to database]

Copies the originals of all pictures from the database into the bucket of MEDIA_URL or, with "--to database", back. Each is given
up where it was when its copy was read back and is the same. It may be stopped at any moment and run again, while the site runs.`;

const afterwards = {
  "media store":
    "New pictures go there by themselves. The space in the database is used again; VACUUM FULL pictures gives it back.",
  database:
    "Now take MEDIA_URL out of the settings and start the site again. If it has stored a new picture in the bucket meanwhile " +
    "it says so and does not start: then run this once more. After that nobody needs what is in the bucket.",
};

async function main(): Promise<void> {
  const to = readTarget(process.argv.slice(2));
  if (to === null) return printLine(usage);
  const env = readEnv();
  await withTool(env, async ({ db, signal }) => {
    const { mediaStore: store } = db;
    if (!store) throw new UsageError(`Set MEDIA_URL and its keys first (see .env.example).\n\n${usage}`);
    const progress = progressPrinter();
    const moved = await moveOriginals({
      db,
      store,
      to,
      signal,
      onMoved: (count) => progress.report("copied", count),
      onError: (error) => printLine(`✗ ${messageFor(error)}`),
    });
    progress.end();
    const counts = await countOriginals(db);
    const [there, left] =
      to === "database" ? [counts.inDatabase, counts.inStore] : [counts.inStore, counts.inDatabase];
    const name = to === "database" ? "the database" : store.address;
    printLine(`Copied and read back: ${moved}. In ${name} are now ${there} originals.`);
    if (left > 0)
      throw new Error(`${left} are still where they were, and are read from there. Run this again.`);
    printLine(afterwards[to]);
  });
}

/** Null when help is asked for. */
function readTarget(args: string[]): "media store" | "database" | null {
  const words = args.join(" ");
  if (words === "") return "media store";
  if (words === "--to database") return "database";
  if (/^(-h|--help)$/.test(words)) return null;
  throw new UsageError(usage);
}

await endWithMessage(main);
