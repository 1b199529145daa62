import { pino, type Logger } from "pino";
import pretty from "pino-pretty";

/** A log to standard output: coloured lines on a terminal, JSON where a machine reads it. */
export function createLog(): Logger {
  const options = { level: "info", base: null };
  return process.stdout.isTTY ? pino(options, pretty({ ignore: "pid,hostname" })) : pino(options);
}

/** Tells the owner in a line what the start is doing. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
