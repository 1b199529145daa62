import { parseArgs } from "node:util";
import { importPost, type ImportOutcome } from "#server/domain/import-post.ts";
import { parseOldPost } from "#server/domain/old-post.ts";
import { readEnv } from "#server/env.ts";
import { createLog, say } from "#server/log.ts";
import { openDatabase } from "#server/storage/database.ts";
import { findOldPosts } from "./old-posts.ts";

const usage = `Usage: npm run import -- FILE-OR-URL [--dry-run]

Takes over the posts of the old server, from a JSON file with an array of them or from its address.
It can be run again: posts that are the same stay, posts edited here since are kept as they are.
--dry-run says what would happen and writes nothing.`;

type Outcome = ImportOutcome | "failed";

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) throw new UsageError(usage);
  const { posts, fetchPicture } = await findOldPosts(source);
  const database = await openDatabase(readEnv(), createLog(), { role: "tool" });
  try {
    const counts = new Map<Outcome, number>();
    for (const [index, read] of posts.entries()) {
      const place = `${index + 1}/${posts.length}`;
      let outcome: Outcome = "failed";
      let id = "";
      try {
        const old = parseOldPost(await read());
        id = old.id;
        const result = await importPost(database.db, old, { fetchPicture, dryRun: values["dry-run"] });
        outcome = result.outcome;
        say(`${place} ${outcome}: ${old.translations.hu?.title ?? old.base.title} (${old.id})`);
        for (const note of result.notes) say(`    note: ${note}`);
      } catch (error) {
        say(`${place} failed: ${(error as Error).message} (${id || "unknown id"})`);
      }
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    const summary = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(", ");
    say(`${values["dry-run"] ? "Dry run, nothing written: " : ""}${summary || "no posts"}`);
    if (counts.has("failed")) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

class UsageError extends Error {}

function readArguments() {
  try {
    return parseArgs({ options: { "dry-run": { type: "boolean", default: false } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
