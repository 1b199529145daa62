import { readEnv } from "#server/env.ts";
import { createLog, printLine } from "#server/log.ts";
import { openDatabase } from "#server/storage/database.ts";
import { readImportArguments } from "./import/import-arguments.ts";
import { findOldPosts } from "./import/old-posts.ts";
import { runImport } from "./import/run-import.ts";
import { endWithMessage, onStop } from "./terminal/tool.ts";

async function main(): Promise<void> {
  const { source, dryRun, ...options } = readImportArguments(process.argv.slice(2));
  const oldPosts = await findOldPosts(source, options);
  let signal: NodeJS.Signals | undefined;
  // The post at hand is finished first.
  onStop((name) => {
    signal = name;
  });
  const database = await openDatabase(readEnv(), createLog(), { role: "tool" });
  try {
    const isDone = await runImport(database.db, oldPosts, { dryRun, stop: () => signal, print: printLine });
    if (!isDone) process.exitCode ??= 1;
  } finally {
    await database.close();
  }
}

await endWithMessage(main);
