import { constants } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Env } from "#server/env.ts";
import { createLog, printLine } from "#server/log.ts";
import { openDatabase, type Database } from "#server/storage/database.ts";
import { withoutParameters } from "#server/storage/queries/without-parameters.ts";

/** Milliseconds between two lines about the same work. */
const progressInterval = 1000;

/** For words that the owner got wrong: `endWithMessage` ends with exit code 2. */
export class UsageError extends Error {}

/**
 * Reads the arguments of a command that takes one file and may have one flag of its own; `--help` prints the usage.
 * @returns the file's whole path and whether the flag is set; null when help was asked for
 * @throws UsageError for anything else
 */
export function readFileArgument(
  usage: string,
  flag?: string,
  args = process.argv.slice(2),
): { file: string; isFlagged: boolean } | null {
  let parsed;
  try {
    const flags = flag === undefined ? {} : { [flag]: { type: "boolean" } as const };
    const options = { ...flags, help: { type: "boolean", short: "h" } } as const;
    parsed = parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
  const { values, positionals } = parsed;
  if (values["help"]) {
    printLine(usage);
    return null;
  }
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new UsageError(usage);
  // Safe cast: of a flag that is known only here, the type of the values says nothing.
  const isFlagged = flag !== undefined && (values as Record<string, unknown>)[flag] === true;
  return { file: resolve(name), isFlagged };
}

/**
 * Calls with the first signal that asks the process to end, whose exit code will say so. It does not end at once: a database
 * that was started for the tool would keep running.
 */
export function onStop(stop: (signal: NodeJS.Signals) => void): void {
  let isAsked = false;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (isAsked) return;
      isAsked = true;
      process.exitCode = 128 + constants.signals[name];
      stop(name);
    });
  }
}

export interface Tool {
  db: Database;
  /** Aborted by Ctrl-C and the like. */
  signal: AbortSignal;
}

/** Runs a tool's work on the site's database, which is closed behind it also when a signal stops it. */
export async function withTool(env: Env, work: (tool: Tool) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  onStop((name) => stopping.abort(new Error(`Stopped by ${name}; nothing was written`)));
  const database = await openDatabase(env, createLog(), { role: "tool" });
  try {
    stopping.signal.throwIfAborted();
    await work({ db: database.db, signal: stopping.signal });
  } catch (error) {
    throw stopping.signal.aborted ? stopping.signal.reason : error;
  } finally {
    await database.close();
  }
}

/** Prints an error as one line for the owner, and ends with 2 for a wrong usage, 1 for anything else. */
export async function endWithMessage(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${messageFor(error)}\n`);
    process.exitCode ??= error instanceof UsageError ? 2 : 1;
  }
}

export function messageFor(error: unknown): string {
  return error instanceof Error ? withoutParameters(error).message : String(error);
}

/** Prints how far a work is when it begins with something else, and each second while it goes on with the same. */
export function progressPrinter(): { report: (what: string, done: number) => void; end: () => void } {
  let last: { what: string; done: number } | undefined;
  let printed = "";
  let printedAt = -Infinity;

  function print(): void {
    const line = last && `${last.what}: ${last.done}`;
    if (line === undefined || line === printed) return;
    printLine(line);
    printed = line;
    printedAt = performance.now();
  }

  return {
    report(what, done) {
      if (last && last.what !== what) print();
      last = { what, done };
      if (performance.now() - printedAt > progressInterval) print();
    },
    end: print,
  };
}
