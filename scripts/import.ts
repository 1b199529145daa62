import { constants } from "node:os";
import { parseArgs } from "node:util";
import { importPost, type ImportOutcome } from "#server/domain/import/import-post.ts";
import { parseOldPost } from "#server/domain/import/old-post.ts";
import { readEnv } from "#server/env.ts";
import { createLog, printLine } from "#server/log.ts";
import { openDatabase, type Database, type Queries } from "#server/storage/database.ts";
import { withoutParameters } from "#server/storage/without-parameters.ts";
import { findOldPosts, type OldPosts } from "./old-posts.ts";

const usage = `Usage: npm run import -- FILE-OR-URL [--dry-run]

Takes over the posts of the old server, from a JSON file with an array of them or from its address.
It can be run again: posts that are the same stay, posts edited here since are kept as they are.
--dry-run does all that, says what happens and takes it back. Saving on a running site waits meanwhile.`;

type Outcome = ImportOutcome | "failed";

/** Returns the signal that asked to stop, if any. */
type Stop = () => NodeJS.Signals | undefined;

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) throw new UsageError(usage);
  const dryRun = values["dry-run"];
  const oldPosts = await findOldPosts(source);
  const stop = listenForStop();
  const database = await openDatabase(readEnv(), createLog(), { role: "tool" });
  try {
    const work = (db: Queries) => importPosts(db, oldPosts, stop);
    const counts = await (dryRun ? rollBackAfter(database.db, work) : work(database.db));
    const summary = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(", ");
    printLine(`${dryRun ? "Dry run, nothing written: " : ""}${summary || "no posts"}`);
    if (counts.has("failed")) process.exitCode = 1;
  } finally {
    await database.close();
  }
  const signal = stop();
  if (signal) process.exitCode = 128 + constants.signals[signal];
}

async function importPosts(
  db: Queries,
  { posts, fetchPicture }: OldPosts,
  stop: Stop,
): Promise<Map<Outcome, number>> {
  const counts = new Map<Outcome, number>();
  for (const [index, { id, read }] of posts.entries()) {
    if (stop()) {
      printLine(`Stopped by ${stop()} after ${index} of ${posts.length} posts; run it again for the rest`);
      break;
    }
    const position = `${index + 1}/${posts.length}`;
    let outcome: Outcome = "failed";
    try {
      const old = parseOldPost(await read());
      const result = await importPost(db, old, fetchPicture);
      outcome = result.outcome;
      printLine(`${position} ${outcome}: ${old.translations.hu?.title ?? old.base.title} (${old.id})`);
      for (const note of result.notes) printLine(`    note: ${note}`);
    } catch (error) {
      printLine(`${position} failed: ${messageFor(error)} (${id ?? "unknown id"})`);
    }
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return counts;
}

async function rollBackAfter<T>(db: Database, work: (db: Queries) => Promise<T>): Promise<T> {
  const done = Promise.withResolvers<T>();
  const rollBack = new Error("rolled back");
  await db
    .transaction(async (tx) => {
      done.resolve(await work(tx));
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
  return done.promise;
}

/** Prevents a signal from ending the process at once, because a database started for the import would keep running. */
function listenForStop(): Stop {
  let received: NodeJS.Signals | undefined;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      received ??= signal;
    });
  }
  return () => received;
}

class UsageError extends Error {}

function readArguments() {
  try {
    return parseArgs({ options: { "dry-run": { type: "boolean", default: false } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function messageFor(error: unknown): string {
  return error instanceof Error ? withoutParameters(error).message : String(error);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${messageFor(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
