import { format } from "node:util";
import { pino, type Logger } from "pino";
import type pretty from "pino-pretty";
import { requirePackage } from "./domain/work/require-package.ts";
import type { Env } from "./env.ts";
import { withoutParameters } from "./storage/queries/without-parameters.ts";

/** @param level below which nothing is written */
export function createLog(level: Env["LOG_LEVEL"] = "info"): Logger {
  const err = (error: Error) => pino.stdSerializers.err(withoutParameters(error));
  const options = { level, base: null, serializers: { err } };
  if (!process.stdout.isTTY) return pino(options);
  // Safe cast: the package is that function.
  const print = requirePackage("pino-pretty") as typeof pretty;
  return pino(options, print({ ignore: "pid,hostname" }));
}

/** Writes to the log all that libraries and the built site write to the console. */
export function logConsole(log: Logger): void {
  const levels = { error: "error", warn: "warn", info: "info", log: "info", debug: "debug" } as const;
  for (const [name, level] of Object.entries(levels)) {
    // Safe cast: the keys above are methods of the console.
    console[name as keyof typeof levels] = (...words: unknown[]) => {
      const err = words.find((word) => word instanceof Error);
      log[level](err ? { err } : {}, format(...words.filter((word) => word !== err)) || err?.message);
    };
  }
}

/** Prints a message of the start: a plain line at a terminal, elsewhere an entry of the log, so that each line has its format. */
export function sayOrLog(line: string, log: Logger | undefined): void {
  if (log && !process.stdout.isTTY) log.info(line);
  else printLine(line);
}

/** For the owner at the terminal, not for the log. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
