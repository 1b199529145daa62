import { destination, pino } from "pino";
import { readEnv } from "#server/env.ts";
import { printLine } from "#server/log.ts";
import { openDatabase } from "#server/storage/database.ts";
import { readCommand, usage } from "./admin/read-command.ts";
import { askPassword } from "./terminal/ask-password.ts";
import { endWithMessage } from "./terminal/tool.ts";

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (!command) return printLine(usage);
  const env = readEnv();
  const log = pino({ level: "warn", base: null }, destination(2));
  const database = await openDatabase(env, log, { role: "tool" });
  // Otherwise a database started for this command would keep running.
  const stop = () => void database.close().finally(() => process.exit(1));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
  try {
    await command({
      db: database.db,
      env,
      askPassword: () => askPassword(process.stdin, process.stderr),
      print: printLine,
    });
  } finally {
    await database.close();
  }
}

await endWithMessage(main);
