import { pino, type Logger } from "pino";
import pretty from "pino-pretty";
import { withoutParameters } from "./storage/without-parameters.ts";

/** A log to standard output: coloured lines on a terminal, JSON where a machine reads it. */
export function createLog(): Logger {
  const err = (error: Error) => pino.stdSerializers.err(withoutParameters(error));
  const options = { level: "info", base: null, serializers: { err } };
  return process.stdout.isTTY ? pino(options, pretty({ ignore: "pid,hostname" })) : pino(options);
}

/** Tells the owner in a line what the start is doing. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
