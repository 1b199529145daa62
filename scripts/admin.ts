import { parseArgs } from "node:util";
import { destination, pino } from "pino";
import { findAccountNamed, listAccounts, type Account } from "#server/domain/accounts/accounts.ts";
import { createAdministrator, resetPassword } from "#server/domain/accounts/administrators.ts";
import { checkUsername } from "#server/domain/accounts/registration-rules.ts";
import { readEnv } from "#server/env.ts";
import { printLine } from "#server/log.ts";
import { openDatabase, type Database } from "#server/storage/database.ts";
import { askPassword } from "./ask-password.ts";
import { endWithMessage, UsageError } from "./tool.ts";

const usage = `Usage: npm run admin -- create NAME   make an administrator, or approve a waiting account under a new password
       npm run admin -- reset NAME    set a new password and end all sessions of the account
       npm run admin -- list          show all accounts

The password is asked for, or read from the first line of standard input. The site may be running or not.`;

type Command = (db: Database) => Promise<void>;

/** Undefined when only help is wanted. @throws UsageError */
function readCommand(args: string[]): Command | undefined {
  const { values, positionals } = readArguments(args);
  const [command, name, ...rest] = positionals;
  if (values.help) return undefined;
  if (command === "list" && name === undefined) return list;
  if (name === undefined || rest.length > 0) throw new UsageError(usage);
  if (command === "create") return (db) => create(db, name);
  if (command === "reset") return (db) => reset(db, name);
  throw new UsageError(usage);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { help: { type: "boolean", short: "h" } } });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

async function create(db: Database, name: string): Promise<void> {
  const username = checkUsername(name);
  const account = await findAccountNamed(db, username);
  if (account?.approved) {
    throw new Error(`${account.username} is an administrator already; "reset" gives a new password`);
  }
  const password = await askPassword(process.stdin, process.stderr);
  await createAdministrator(db, { username, password }, new Date());
  printLine(`${account?.username ?? username} is an administrator now.`);
}

async function reset(db: Database, name: string): Promise<void> {
  const account = await findAccountNamed(db, name);
  if (!account) throw new Error(`there is no account ${name}; "list" shows all, "create" makes one`);
  const password = await askPassword(process.stdin, process.stderr);
  await resetPassword(db, { username: account.username, password });
  printLine(`${account.username} has a new password, and is signed out everywhere.`);
  if (!account.approved) printLine(`The account still waits for approval; "create" approves it.`);
}

async function list(db: Database): Promise<void> {
  const accounts = await listAccounts(db);
  if (accounts.length === 0) printLine("There are no accounts yet.");
  else for (const line of formatTable(accounts)) printLine(line);
}

function formatTable(accounts: Account[]): string[] {
  const rows = accounts.map(({ username, approved, createdAt }) => {
    return [username, approved ? "approved" : "waiting", createdAt.toISOString().slice(0, 10)];
  });
  const all = [["NAME", "STATE", "MADE ON"], ...rows];
  const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0));
  const widths = [width(0), width(1)];
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (!command) return printLine(usage);
  const log = pino({ level: "warn", base: null }, destination(2));
  const database = await openDatabase(readEnv(), log, { role: "tool" });
  // Otherwise a database started for this command would keep running.
  const stop = () => void database.close().finally(() => process.exit(1));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
  try {
    await command(database.db);
  } finally {
    await database.close();
  }
}

await endWithMessage(main);
