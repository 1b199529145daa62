import { setImmediate } from "node:timers/promises";
import type { ImportedPost, ImportNote, ImportReport } from "#api/import/import-report.ts";
import type { Actor } from "#server/domain/audit/record-event.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { withoutParameters } from "#server/storage/queries/without-parameters.ts";
import { onShadowTables } from "#server/storage/queries/shadow-tables.ts";
import { importDrawings } from "./import-drawings.ts";
import { batchSize, importPosts } from "./import-posts.ts";
import { readCategories } from "#server/domain/posts/categories.ts";
import { parseOldPost } from "./old-post.ts";
import { prepareOldPost, type PreparedOldPost } from "./prepare-old-post.ts";
import { emptyReport, tellOf, titleOf } from "./report-import.ts";
import type { OldPosts } from "./sources/old-posts.ts";

/** Milliseconds. */
const longestBatch = 1000;

interface ImportOptions {
  by: Actor;
  /** Ends the import after the post at hand. */
  signal: AbortSignal;
  /** Told of each post when it is its turn, with the number of those that were told of and of all. */
  onPost: (post: ImportedPost, done: number, total: number) => void;
}

/** Takes posts over, or with `isDryRun` does all that on a copy that is gone at the end. */
export async function runImport(
  db: Database,
  oldPosts: OldPosts,
  { isDryRun = false, ...options }: ImportOptions & { isDryRun?: boolean },
): Promise<ImportReport> {
  const report = emptyReport(oldPosts);
  const work = (on: Queries) => importAll(on, oldPosts, report, options);
  await (isDryRun ? onShadowTables(db, work) : work(db));
  return report;
}

async function importAll(
  db: Queries,
  { posts, fetchPicture, drawings }: OldPosts,
  report: ImportReport,
  { by, signal, onPost }: ImportOptions,
): Promise<void> {
  const categories = await readCategories(db);
  let batch: PreparedOldPost[] = [];
  let storing = Promise.resolve();
  let lastImport = performance.now();

  function tell(post: ImportedPost): void {
    report.posts.push(post);
    onPost(post, report.posts.length, posts.length);
  }

  async function store(prepared: PreparedOldPost[]): Promise<void> {
    for (const [index, result] of (await importPosts(db, prepared, by)).entries()) {
      const post = prepared[index];
      if (!post) throw new Error("a result belongs to no post");
      if (result.outcome === "failed") {
        tell({ id: post.id, title: titleOf(post), outcome: "failed", notes: [failure(result.error)] });
        continue;
      }
      tellOf(report, post, result);
      tell({ id: post.id, title: titleOf(post), outcome: result.outcome, notes: result.notes });
    }
  }

  /** Waits for the former batch alone: the next one is prepared here while the database is busy with this one. */
  async function importBatch(): Promise<void> {
    const prepared = batch;
    batch = [];
    lastImport = performance.now();
    await storing;
    if (prepared.length > 0) storing = store(prepared);
    // The error is reported where the promise is awaited.
    storing.catch(() => {});
  }

  for (const { id, notes, read } of posts) {
    if (signal.aborted) break;
    let post: PreparedOldPost;
    try {
      post = await prepareOldPost(parseOldPost(await read(), notes, categories), fetchPicture);
    } catch (error) {
      await importBatch();
      await storing;
      tell({ id, title: "", outcome: "failed", notes: [failure(error)] });
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
  await importDrawings(db, { drawings, fetchPicture }, report, { by, signal });
}

/** A query's parameters are somebody's text. */
function failure(error: unknown): ImportNote {
  return {
    kind: "failed",
    detail: error instanceof Error ? withoutParameters(error).message : String(error),
  };
}
