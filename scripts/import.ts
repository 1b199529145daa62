import { constants } from "node:os";
import { setImmediate } from "node:timers/promises";
import { parseArgs } from "node:util";
import { isLanguage, languages } from "#i18n/languages.ts";
import { batchSize, importPosts, type ImportOutcome } from "#server/domain/import/import-posts.ts";
import { parseOldPost } from "#server/domain/import/old-post.ts";
import { prepareOldPost, type PreparedOldPost } from "#server/domain/import/prepare-old-post.ts";
import { readEnv } from "#server/env.ts";
import { createLog, printLine } from "#server/log.ts";
import { openDatabase, type Queries } from "#server/storage/database.ts";
import { rehearse } from "#server/storage/rehearsal.ts";
import { findOldPosts, type OldPosts } from "./import/old-posts.ts";
import { endWithMessage, messageFor, UsageError } from "./tool.ts";

const usage = `Usage: npm run import -- FILE-OR-URL [--language CODE] [--site ADDRESS] [--dry-run]

Takes over posts: of the old server, from a JSON file with an array of them or from its address; of WordPress, from its
export (XML); of Ghost, from its export (JSON). Pictures come from beside the file, else from where they were.
It can be run again: posts that are the same stay, posts edited here since are kept as they are.
--language is that of posts whose export does not tell it: ${languages.join(", ")}.
--site is where the pictures were, for an export that does not tell it, such as https://peru.example.
--dry-run does all that on a copy that is gone at the end, and says what happens.`;

/** Milliseconds. */
const longestBatch = 1000;

type Outcome = ImportOutcome | "failed";

/** Returns the signal that asked to stop, if any. */
type Stop = () => NodeJS.Signals | undefined;

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) throw new UsageError(usage);
  const { "dry-run": dryRun, language = null, site = null } = values;
  if (language !== null && !isLanguage(language))
    throw new UsageError(`${language} is no language of this site: ${languages.join(", ")}\n\n${usage}`);
  if (site !== null && !/^https?:/.test(site))
    throw new UsageError(`${site} is no address of the web\n\n${usage}`);
  const oldPosts = await findOldPosts(source, { language, site });
  for (const note of oldPosts.notes) printLine(note);
  const stop = listenForStop();
  const database = await openDatabase(readEnv(), createLog(), { role: "tool" });
  try {
    const work = (db: Queries) => importAll(db, oldPosts, stop);
    const counts = await (dryRun ? rehearse(database.db, work) : work(database.db));
    const summary = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(", ");
    printLine(`${dryRun ? "Dry run, nothing written: " : ""}${summary || "no posts"}`);
    if (counts.has("failed")) process.exitCode = 1;
  } finally {
    await database.close();
  }
  const signal = stop();
  if (signal) process.exitCode = 128 + constants.signals[signal];
}

async function importAll(
  db: Queries,
  { posts, fetchPicture }: OldPosts,
  stop: Stop,
): Promise<Map<Outcome, number>> {
  const counts = new Map<Outcome, number>();
  let reported = 0;
  let batch: PreparedOldPost[] = [];
  let storing = Promise.resolve();
  let lastImport = performance.now();

  function report(outcome: Outcome, what: string): void {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    reported += 1;
    printLine(`${reported}/${posts.length} ${outcome}: ${what}`);
  }

  async function store(prepared: PreparedOldPost[]): Promise<void> {
    const results = await importPosts(db, prepared);
    for (const [index, post] of prepared.entries()) {
      const result = results[index];
      if (!result) throw new Error("a post of the batch has no result");
      if (result.outcome === "failed") {
        report("failed", `${messageFor(result.error)} (${post.id})`);
        continue;
      }
      report(result.outcome, `${titleOf(post)} (${post.id})`);
      for (const note of result.notes) printLine(`    note: ${note}`);
    }
  }

  /** Waits for the former batch alone: the next one is prepared here while the database is busy with this one. */
  async function importBatch(): Promise<void> {
    const prepared = batch;
    batch = [];
    lastImport = performance.now();
    await storing;
    if (prepared.length > 0) storing = store(prepared);
    // Told where it is waited for.
    storing.catch(() => {});
  }

  for (const { id, read } of posts) {
    if (stop()) break;
    let post: PreparedOldPost;
    try {
      post = await prepareOldPost(parseOldPost(await read()), fetchPicture);
    } catch (error) {
      await importBatch();
      await storing;
      report("failed", `${messageFor(error)} (${id ?? "unknown id"})`);
      continue;
    }
    if (batch.some((other) => other.id === post.id)) await importBatch();
    batch.push(post);
    // Pictures take much memory, and whoever waits for a slow server wants to see that it goes on.
    const isDue = post.pictures.length > 0 || performance.now() - lastImport > longestBatch;
    if (batch.length === batchSize || isDue) await importBatch();
    // The batch that is being stored goes on between two posts.
    await setImmediate();
  }
  await importBatch();
  await storing;
  if (reported < posts.length) {
    printLine(`Stopped by ${stop()} after ${reported} of ${posts.length} posts; run it again for the rest`);
  }
  return counts;
}

function titleOf({ base, translations, drafts }: PreparedOldPost): string {
  if (translations.hu) return translations.hu.title;
  if (base.title !== "") return base.title;
  const language = languages.find((one) => translations[one] ?? drafts[one]) ?? "hu";
  return translations[language]?.title ?? `${drafts[language]?.text.title} (not published)`;
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

function readArguments() {
  try {
    const options = {
      "dry-run": { type: "boolean", default: false },
      language: { type: "string" },
      site: { type: "string" },
    } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

await endWithMessage(main);
