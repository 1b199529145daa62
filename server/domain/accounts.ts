import type { NewAccount, Registration, WaitingAccount } from "#api/accounts.ts";
import {
  findAccount,
  hasAccount,
  insertAccount,
  listAccounts as findAllAccounts,
  lockAccounts,
  removeWaitingAccount,
  updateWaitingAccount,
  type StoredAccount,
} from "#server/storage/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { DomainError } from "./errors.ts";
import { hashPassword } from "./password.ts";
import { checkRegistration, isPossibleName, usernameKey } from "./registration-rules.ts";
import { countTry, placeOf, registrationsByAddress } from "./throttle.ts";

/** What is known of an account; nothing secret. */
export interface Account {
  username: string;
  approved: boolean;
  createdAt: Date;
}

/**
 * Makes an account. The first one of an empty installation is the administrator, later ones wait.
 *
 * @throws DomainError `invalid_field` or `username_taken`
 */
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
    const made = await insertAccount(transaction, {
      username,
      usernameKey: key,
      passwordHash,
      approved,
      createdAt: now,
    });
    if (!made) throw nameTaken(username);
    return { username, approved };
  });
}

/** Counts a registration from an address. @throws DomainError `too_many_attempts` */
export async function countRegistration(db: Database, address: string, now: Date): Promise<void> {
  await countTry(db, registrationsByAddress, placeOf(address), now);
}

/** Finds an account by its name, or null. */
export async function findAccountNamed(db: Queries, username: string): Promise<Account | null> {
  const account = await findStoredAccount(db, username);
  return account && withoutSecrets(account);
}

/** Finds an account with its secrets, for checking a password. */
export async function findStoredAccount(db: Queries, username: string): Promise<StoredAccount | null> {
  return isPossibleName(username) ? findAccount(db, usernameKey(username)) : null;
}

/** Lists all accounts, the oldest first. */
export async function listAccounts(db: Queries): Promise<Account[]> {
  return (await findAllAccounts(db)).map(withoutSecrets);
}

/** Whether anybody can sign in at all. */
export async function hasAdministrator(db: Queries): Promise<boolean> {
  return hasAccount(db, true);
}

/** Lists the accounts that wait for approval, the oldest first. */
export async function listWaitingAccounts(db: Queries): Promise<WaitingAccount[]> {
  const waiting = (await findAllAccounts(db)).filter((account) => !account.approved);
  return waiting.map(({ username, createdAt }) => ({ username, createdAt: createdAt.toISOString() }));
}

/** Lets a waiting account sign in. @throws DomainError `not_found` when none of that name waits */
export async function approveAccount(db: Queries, username: string): Promise<void> {
  const done =
    isPossibleName(username) && (await updateWaitingAccount(db, usernameKey(username), { approved: true }));
  if (!done) throw noAccount(username);
}

/** Removes a waiting account. @throws DomainError `not_found` when none of that name waits */
export async function refuseAccount(db: Queries, username: string): Promise<void> {
  const done = isPossibleName(username) && (await removeWaitingAccount(db, usernameKey(username)));
  if (!done) throw noAccount(username);
}

export function nameTaken(username: string): DomainError {
  return new DomainError("username_taken", `the username ${username} is taken`, { field: "username" });
}

export function noAccount(username: string): DomainError {
  return new DomainError("not_found", `there is no such account: ${username}`);
}

function withoutSecrets({ username, approved, createdAt }: StoredAccount): Account {
  return { username, approved, createdAt };
}
