import { parseArgs } from "node:util";
import { destination, pino } from "pino";
import { rightsSchema } from "#api/accounts/rights.ts";
import type { Rights } from "#api/accounts/roles.ts";
import { findAccountNamed, listAccounts, type Account } from "#server/domain/accounts/accounts.ts";
import { createAdministrator, resetPassword } from "#server/domain/accounts/administrators.ts";
import { invitationAddress, invite } from "#server/domain/accounts/invitations.ts";
import {
  changeRole,
  disableAccount,
  enableAccount,
  endSessionsOf,
  removeAccount,
  resetSecondFactor,
} from "#server/domain/accounts/manage-accounts.ts";
import { listPasskeys, removePasskey } from "#server/domain/accounts/passkeys/own-passkeys.ts";
import { rightsOf } from "#server/domain/accounts/permissions.ts";
import { command as byCommand } from "#server/domain/audit/record-event.ts";
import { checkUsername } from "#server/domain/accounts/registration-rules.ts";
import { readEnv } from "#server/env.ts";
import { printLine } from "#server/log.ts";
import { openDatabase, type Database } from "#server/storage/database.ts";
import { askPassword } from "./ask-password.ts";
import { endWithMessage, UsageError } from "./tool.ts";

const usage = `Usage: npm run admin -- create NAME                make an administrator, or approve a waiting account under a new password
       npm run admin -- reset NAME                 set a new password and end all sessions of the account
       npm run admin -- disable NAME               end its sessions and let it sign in no more
       npm run admin -- enable NAME                let a disabled account sign in again
       npm run admin -- remove NAME                remove an account for good; its posts stay
       npm run admin -- end-sessions NAME          sign an account out everywhere
       npm run admin -- reset-second-factor NAME   for somebody who has lost their phone; takes the passkeys away too
       npm run admin -- passkeys NAME              show an account's passkeys
       npm run admin -- remove-passkey NAME ID     take one of them away, by its id in that list
       npm run admin -- role NAME ROLE             make an account an administrator's, an editor's or a translator's;
                                                   a translator writes drafts in --languages en,es alone
       npm run admin -- invite [EMAIL]             make a link with which one person can register, as an
                                                   administrator, or with --role ROLE as something else
       npm run admin -- list                       show all accounts

The password is asked for, or read from the first line of standard input. The site may be running or not.`;

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Command = (db: Database) => Promise<void>;

/** Those of one account, by its id; they print what they have done. */
const accountCommands: Record<string, (db: Database, account: Account) => Promise<string>> = {
  async disable(db, { id, username }) {
    await disableAccount(db, id, new Date(), byCommand);
    return `${username} is signed out everywhere, and cannot sign in any more.`;
  },
  async enable(db, { id, username }) {
    await enableAccount(db, id, byCommand);
    return `${username} can sign in again.`;
  },
  async remove(db, { id, username }) {
    await removeAccount(db, id, byCommand);
    return `The account ${username} is removed; its posts are still there.`;
  },
  async "end-sessions"(db, { id, username }) {
    await endSessionsOf(db, id, byCommand);
    return `${username} is signed out everywhere.`;
  },
  async passkeys(db, { id, username }) {
    const passkeys = await listPasskeys(db, id);
    if (passkeys.length === 0) return `${username} has no passkeys.`;
    return table([
      ["ID", "ADDED ON", "LAST USED ON", "NAME"],
      ...passkeys.map((passkey) => [
        passkey.id,
        dayOf(passkey.createdAt),
        passkey.lastUsedAt ? dayOf(passkey.lastUsedAt) : "never",
        passkey.name,
      ]),
    ]).join("\n");
  },
  async "reset-second-factor"(db, { id, username }) {
    await resetSecondFactor(db, id, byCommand);
    return `${username} is signed out everywhere, and signs in with the password alone.`;
  },
};

async function removeOnePasskey(db: Database, { id, username }: Account, passkeyId: string): Promise<string> {
  // Who commands the machine may take the last one, too: its owner sets up another.
  await removePasskey(db, id, passkeyId, { isRequired: false, by: byCommand });
  return `${username} cannot sign in with this passkey any more.`;
}

/** Undefined when only help is wanted. @throws UsageError */
function readCommand(args: string[]): Command | undefined {
  const { values, positionals } = readArguments(args);
  const [command = "", name, ...rest] = positionals;
  if (values.help) return undefined;
  const rights = readRights(command === "role" ? rest[0] : values.role, values.languages);
  if (command === "role" && name !== undefined && rest.length === 1 && rights)
    return async (db) => printLine(await giveRole(db, await requireAccount(db, name), rights));
  const isInvitation = command === "invite";
  if (values.languages !== undefined && !isInvitation) throw new UsageError(usage);
  if (values.role !== undefined && !isInvitation) throw new UsageError(usage);
  const [passkeyId = "", ...surplus] = rest;
  if (command === "remove-passkey" && name !== undefined && isId.test(passkeyId) && surplus.length === 0)
    return async (db) => printLine(await removeOnePasskey(db, await requireAccount(db, name), passkeyId));
  if (rest.length > 0) throw new UsageError(usage);
  if (isInvitation) return (db) => inviteSomebody(db, name, rights);
  if (command === "list" && name === undefined) return list;
  if (name === undefined) throw new UsageError(usage);
  if (command === "create") return (db) => create(db, name);
  if (command === "reset") return (db) => reset(db, name);
  const run = Object.hasOwn(accountCommands, command) ? accountCommands[command] : undefined;
  if (!run) throw new UsageError(usage);
  return async (db) => printLine(await run(db, await requireAccount(db, name)));
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        role: { type: "string" },
        languages: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Undefined without a role. @throws UsageError */
function readRights(role: string | undefined, chosen: string | undefined): Rights | undefined {
  if (role === undefined && chosen === undefined) return undefined;
  const result = rightsSchema.safeParse({ role, languages: chosen?.split(",") });
  if (!result.success) throw new UsageError(`${result.error.issues[0]?.message}\n\n${usage}`);
  return rightsOf(result.data);
}

async function giveRole(db: Database, { id, username }: Account, rights: Rights): Promise<string> {
  await changeRole(db, id, rights, byCommand);
  return `${username} has a new role: ${roleText(rights)}.`;
}

function roleText({ role, languages }: Rights): string {
  return languages.length > 0 ? `${role} (${languages.join(", ")})` : role;
}

async function create(db: Database, name: string): Promise<void> {
  const username = checkUsername(name);
  const account = await findAccountNamed(db, username);
  if (account?.approved) {
    const hint =
      account.role === "administrator"
        ? `"reset" gives a new password`
        : `"role" makes an administrator of it`;
    throw new Error(`${account.username} has an account already (${roleText(account)}); ${hint}`);
  }
  const password = await askPassword(process.stdin, process.stderr);
  await createAdministrator(db, { username, password }, new Date());
  printLine(`${account?.username ?? username} is an administrator now.`);
}

async function reset(db: Database, name: string): Promise<void> {
  const account = await requireAccount(db, name);
  const password = await askPassword(process.stdin, process.stderr);
  await resetPassword(db, { username: account.username, password });
  printLine(`${account.username} has a new password, and is signed out everywhere.`);
  const { length } = await listPasskeys(db, account.id);
  if (length > 0) printLine(`Passkeys that still let in: ${length}; "passkeys" shows them.`);
  if (!account.approved) printLine(`The account still waits for approval; "create" approves it.`);
}

async function requireAccount(db: Database, name: string): Promise<Account> {
  const account = await findAccountNamed(db, name);
  if (!account) throw new Error(`there is no account ${name}; "list" shows all, "create" makes one`);
  return account;
}

async function inviteSomebody(db: Database, email: string | undefined, rights?: Rights): Promise<void> {
  const { SITE_URL, REGISTRATION } = readEnv();
  if (REGISTRATION === "off") throw new Error("REGISTRATION is off: nobody could use the invitation");
  const { token, expiresAt } = await invite(db, {
    invitedBy: null,
    email,
    ...rights,
    now: new Date(),
    by: byCommand,
  });
  printLine(invitationAddress(SITE_URL, token));
  printLine(`It works once, until ${expiresAt.toISOString().slice(0, 10)}.`);
}

async function list(db: Database): Promise<void> {
  const accounts = await listAccounts(db);
  if (accounts.length === 0) printLine("There are no accounts yet.");
  else for (const line of formatTable(accounts)) printLine(line);
}

function formatTable(accounts: Account[]): string[] {
  const rows = accounts.map(({ username, approved, isDisabled, createdAt, ...rights }) => {
    const state = isDisabled ? "disabled" : approved ? "approved" : "waiting";
    return [username, state, approved ? roleText(rights) : "", dayOf(createdAt)];
  });
  return table([["NAME", "STATE", "ROLE", "MADE ON"], ...rows]);
}

/** Its lines; the last column is as wide as it comes. */
function table(rows: string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row.map((cell, column) => (column < row.length - 1 ? cell.padEnd(width(column)) : cell)).join("  "),
  );
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
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
