import { setImmediate } from "node:timers/promises";
import { defaultLanguage, languages } from "#i18n/languages.ts";
import { batchSize, importPosts, type ImportOutcome } from "#server/domain/import/import-posts.ts";
import { parseOldPost } from "#server/domain/import/old-post.ts";
import { plainText } from "#api/documents/plain-text.ts";
import { prepareOldPost, type PreparedOldPost } from "#server/domain/import/prepare-old-post.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { onShadowTables } from "#server/storage/queries/shadow-tables.ts";
import { messageFor } from "../terminal/tool.ts";
import type { OldPosts } from "./old-posts.ts";

/** Milliseconds. */
const longestBatch = 1000;

type Outcome = ImportOutcome | "failed";

interface ImportOptions {
  /** Does all on a copy that is gone at the end. */
  dryRun?: boolean;
  /** The signal that asked to stop, if any. */
  stop: () => NodeJS.Signals | undefined;
  print: (line: string) => void;
}

/** Takes posts over, and prints what becomes of each. @returns whether none of them failed */
export async function runImport(
  db: Database,
  oldPosts: OldPosts,
  { dryRun = false, ...options }: ImportOptions,
): Promise<boolean> {
  for (const note of oldPosts.notes) options.print(note);
  const work = (on: Queries) => importAll(on, oldPosts, options);
  const counts = await (dryRun ? onShadowTables(db, work) : work(db));
  const summary = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(", ");
  options.print(`${dryRun ? "Dry run, nothing written: " : ""}${summary || "no posts"}`);
  return !counts.has("failed");
}

async function importAll(
  db: Queries,
  { posts, fetchPicture }: OldPosts,
  { stop, print }: Pick<ImportOptions, "stop" | "print">,
): Promise<Map<Outcome, number>> {
  const counts = new Map<Outcome, number>();
  const report = reporter(counts, posts.length, print);
  let batch: PreparedOldPost[] = [];
  let storing = Promise.resolve();
  let lastImport = performance.now();

  /** Waits for the former batch alone: the next one is prepared here while the database is busy with this one. */
  async function importBatch(): Promise<void> {
    const prepared = batch;
    batch = [];
    lastImport = performance.now();
    await storing;
    if (prepared.length > 0) storing = storeBatch(db, prepared, { report, print });
    // The error is reported where the promise is awaited.
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
  const reported = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (reported < posts.length) {
    print(`Stopped by ${stop()} after ${reported} of ${posts.length} posts; run it again for the rest`);
  }
  return counts;
}

type Report = (outcome: Outcome, what: string) => void;

/** Counts what became of the posts, and prints it as it comes. */
function reporter(counts: Map<Outcome, number>, total: number, print: ImportOptions["print"]): Report {
  let reported = 0;
  return (outcome, what) => {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    reported += 1;
    print(`${reported}/${total} ${outcome}: ${what}`);
  };
}

async function storeBatch(
  db: Queries,
  prepared: PreparedOldPost[],
  { report, print }: { report: Report } & Pick<ImportOptions, "print">,
): Promise<void> {
  const results = await importPosts(db, prepared);
  for (const [index, post] of prepared.entries()) {
    const result = results[index];
    if (!result) throw new Error("a post of the batch has no result");
    if (result.outcome === "failed") {
      report("failed", `${messageFor(result.error)} (${post.id})`);
      continue;
    }
    report(result.outcome, `${titleOf(post)} (${post.id})`);
    for (const note of result.notes) print(`    note: ${note}`);
  }
}

function titleOf({ base, translations, drafts }: PreparedOldPost): string {
  if (translations.hu) return translations.hu.title;
  if (base.title !== "") return base.title;
  const language = languages.find((one) => translations[one] ?? drafts[one]) ?? defaultLanguage;
  const published = translations[language]?.title;
  if (published !== undefined) return published;
  const draft = drafts[language]?.text;
  const words = plainText(draft?.blocks ?? []).slice(0, 60);
  return `${draft?.title || `without a title: “${words}”`} (not published)`;
}
