import { pino, type Logger } from "pino";
import pretty from "pino-pretty";
import { withoutParameters } from "./storage/without-parameters.ts";

export function createLog(): Logger {
  const err = (error: Error) => pino.stdSerializers.err(withoutParameters(error));
  const options = { level: "info", base: null, serializers: { err } };
  return process.stdout.isTTY ? pino(options, pretty({ ignore: "pid,hostname" })) : pino(options);
}

/** For the owner at the terminal, not for the log. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
