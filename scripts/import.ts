import { postsImport as texts } from "#i18n/admin/import/en.ts";
import { countOutcomes, noteText, type ImportedPost } from "#api/import/import-report.ts";
import { readEnv } from "#server/env.ts";
import { command } from "#server/domain/audit/record-event.ts";
import { ImportError } from "#server/domain/import/import-error.ts";
import { runImport } from "#server/domain/import/run-import.ts";
import { findOldPosts } from "#server/domain/import/sources/find-old-posts.ts";
import { createLog, printLine } from "#server/log.ts";
import { openDatabase } from "#server/storage/database.ts";
import { readImportArguments } from "./import/import-arguments.ts";
import { endWithMessage, onStop } from "./terminal/tool.ts";

async function main(): Promise<void> {
  const { source, isDryRun, ...options } = readImportArguments(process.argv.slice(2));
  const name = "file" in source ? source.file : source.address;
  const oldPosts = await findOldPosts(source, { ...options, isLocal: true }).catch((error: Error) => {
    const message = error instanceof ImportError ? texts.faults[error.kind](error.message) : error.message;
    throw new Error(`${name}: ${message}`, { cause: error });
  });
  const stopping = new AbortController();
  // The post at hand is finished first.
  onStop((signal) => stopping.abort(signal));
  const { signal } = stopping;
  const database = await openDatabase(readEnv(), createLog(), { role: "tool" });
  try {
    for (const note of oldPosts.notes) printLine(noteText(note, texts));
    const { posts, total } = await runImport(database.db, oldPosts, {
      by: command,
      isDryRun,
      signal,
      onPost: printPost,
    });
    if (posts.length < total)
      printLine(
        `Stopped by ${signal.reason} after ${posts.length} of ${total} posts; run it again for the rest`,
      );
    const counts = countOutcomes(posts).map(([outcome, count]) => `${count} ${texts.outcomes[outcome]}`);
    printLine(`${isDryRun ? "Dry run, nothing written: " : ""}${counts.join(", ") || "no posts"}`);
    if (posts.some(({ outcome }) => outcome === "failed")) process.exitCode ??= 1;
  } finally {
    oldPosts.close();
    await database.close();
  }
}

function printPost({ id, title, outcome, notes }: ImportedPost, done: number, total: number): void {
  const name = [title, id === null ? "(unknown id)" : `(${id})`].filter(Boolean).join(" ");
  printLine(`${done}/${total} ${texts.outcomes[outcome]}: ${name}`);
  for (const note of notes) printLine(`    ${noteText(note, texts)}`);
}

await endWithMessage(main);
