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
import { checkUsername } from "#server/domain/accounts/registration-rules.ts";
import { command as byCommand } from "#server/domain/audit/record-event.ts";
import { createSettingsReader } from "#server/domain/settings/read-settings.ts";
import type { Env } from "#server/env.ts";
import type { Database } from "#server/storage/database.ts";

export interface CommandContext {
  db: Database;
  env: Pick<Env, "SITE_URL" | "REGISTRATION">;
  /** A new one, of the owner. */
  askPassword: () => Promise<string>;
  print: (line: string) => void;
}

export type Command = (context: CommandContext) => Promise<void>;

/** The commands about one account, by its id; they print what they have done. */
export const accountCommands: Record<string, (db: Database, account: Account) => Promise<string>> = {
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

export async function removeOnePasskey(
  db: Database,
  { id, username }: Account,
  passkeyId: string,
): Promise<string> {
  // Whoever commands the machine may take the last one, too: its owner sets up another.
  await removePasskey(db, id, passkeyId, { isRequired: false, by: byCommand });
  return `${username} cannot sign in with this passkey any more.`;
}

export function onAccount(name: string, run: (db: Database, account: Account) => Promise<string>): Command {
  return async ({ db, print }) => print(await run(db, await requireAccount(db, name)));
}

export async function giveRole(db: Database, { id, username }: Account, rights: Rights): Promise<string> {
  await changeRole(db, id, rights, byCommand);
  return `${username} has a new role: ${roleText(rights)}.`;
}

function roleText({ role, languages }: Rights): string {
  return languages.length > 0 ? `${role} (${languages.join(", ")})` : role;
}

export async function create({ db, askPassword, print }: CommandContext, name: string): Promise<void> {
  const username = checkUsername(name);
  const account = await findAccountNamed(db, username);
  if (account?.approved) {
    const hint =
      account.role === "administrator"
        ? `"reset" gives a new password`
        : `"role" makes an administrator of it`;
    throw new Error(`${account.username} has an account already (${roleText(account)}); ${hint}`);
  }
  const password = await askPassword();
  await createAdministrator(db, { username, password }, new Date());
  print(`${account?.username ?? username} is an administrator now.`);
}

export async function reset({ db, askPassword, print }: CommandContext, name: string): Promise<void> {
  const account = await requireAccount(db, name);
  const password = await askPassword();
  await resetPassword(db, { username: account.username, password });
  print(`${account.username} has a new password, and is signed out everywhere.`);
  const { length } = await listPasskeys(db, account.id);
  if (length > 0) print(`Passkeys that still let in: ${length}; "passkeys" shows them.`);
  if (!account.approved) print(`The account still waits for approval; "create" approves it.`);
}

async function requireAccount(db: Database, name: string): Promise<Account> {
  const account = await findAccountNamed(db, name);
  if (!account) throw new Error(`there is no account ${name}; "list" shows all, "create" makes one`);
  return account;
}

export async function inviteSomebody(
  { db, env, print }: CommandContext,
  email: string | undefined,
  rights?: Rights,
): Promise<void> {
  const { registration } = await createSettingsReader(db, env).read();
  if (registration === "off") throw new Error("registration is off: nobody could use the invitation");
  const { token, expiresAt } = await invite(db, {
    invitedBy: null,
    email,
    ...rights,
    now: new Date(),
    by: byCommand,
  });
  print(invitationAddress(env.SITE_URL, token));
  print(`It works once, until ${expiresAt.toISOString().slice(0, 10)}.`);
}

export async function list({ db, print }: CommandContext): Promise<void> {
  const accounts = await listAccounts(db);
  if (accounts.length === 0) print("There are no accounts yet.");
  else for (const line of formatTable(accounts)) print(line);
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
