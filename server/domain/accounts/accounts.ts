import type { NewAccount, Registration, WaitingAccount } from "#api/accounts.ts";
import { recordEvent, visitor, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { consumeRateLimit, rateLimitKey, registrationsByAddress } from "#server/domain/rate-limits.ts";
import {
  findAccount,
  hasAccount,
  insertAccount,
  listAccounts as listStoredAccounts,
  lockAccounts,
  removeWaitingAccount,
  updateWaitingAccount,
  type StoredAccount,
} from "#server/storage/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { hashPassword } from "./password.ts";
import { checkRegistration, isPossibleName, usernameKey } from "./registration-rules.ts";

export interface Account {
  username: string;
  approved: boolean;
  createdAt: Date;
}

/** The first account of a new installation is approved at once, later ones wait. */
export async function registerAccount(
  db: Database,
  registration: Registration,
  now: Date,
): Promise<NewAccount> {
  const { username, password } = checkRegistration(registration);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    // Two first registrations at the same time must not both find the installation empty.
    await lockAccounts(transaction);
    const approved = !(await hasAccount(transaction));
    const key = usernameKey(username);
    const inserted = await insertAccount(transaction, {
      username,
      usernameKey: key,
      passwordHash,
      approved,
      createdAt: now,
    });
    if (!inserted) throw nameTaken(username);
    await recordEvent(transaction, { kind: "account_requested", by: visitor, subject: username });
    return { username, approved };
  });
}

export async function countRegistration(db: Database, address: string, now: Date): Promise<void> {
  await consumeRateLimit(db, registrationsByAddress, rateLimitKey(address), now);
}

export async function findAccountNamed(db: Queries, username: string): Promise<Account | null> {
  const account = await findStoredAccount(db, username);
  return account && withoutSecrets(account);
}

/** With the password hash; for checking a password. */
export async function findStoredAccount(db: Queries, username: string): Promise<StoredAccount | null> {
  return isPossibleName(username) ? findAccount(db, usernameKey(username)) : null;
}

export async function listAccounts(db: Queries): Promise<Account[]> {
  return (await listStoredAccounts(db)).map(withoutSecrets);
}

export async function hasAdministrator(db: Queries): Promise<boolean> {
  return hasAccount(db, true);
}

export async function listWaitingAccounts(db: Queries): Promise<WaitingAccount[]> {
  const waiting = (await listStoredAccounts(db)).filter((account) => !account.approved);
  return waiting.map(({ username, createdAt }) => ({ username, createdAt: createdAt.toISOString() }));
}

export async function approveAccount(db: Queries, username: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const done =
      isPossibleName(username) && (await updateWaitingAccount(tx, usernameKey(username), { approved: true }));
    if (!done) throw noAccount(username);
    await recordEvent(tx, { kind: "account_approved", by, subject: username });
  });
}

export async function refuseAccount(db: Queries, username: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const done = isPossibleName(username) && (await removeWaitingAccount(tx, usernameKey(username)));
    if (!done) throw noAccount(username);
    await recordEvent(tx, { kind: "account_refused", by, subject: username });
  });
}

export function nameTaken(username: string): DomainError {
  const message = `the username ${username} is taken`;
  return new DomainError("username_taken", message, { fieldErrors: { username: message } });
}

export function noAccount(username: string): DomainError {
  return new DomainError("not_found", `there is no such account: ${username}`);
}

function withoutSecrets({ username, approved, createdAt }: StoredAccount): Account {
  return { username, approved, createdAt };
}
