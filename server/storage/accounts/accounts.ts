import type { Rights } from "#api/accounts/roles.ts";
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, min, or, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/storage/database.ts";
import { hasPasskey } from "./passkeys.ts";
import { accounts } from "#server/storage/schema.ts";

export interface StoredAccount extends Rights {
  id: string;
  username: string;
  passwordHash: string;
  approved: boolean;
  createdAt: Date;
  disabledAt: Date | null;
  totpSecret: string | null;
  pendingTotpSecret: string | null;
  hasPasskey: boolean;
  /** Null without a link; it may lie in the past. */
  signInLinkEndsAt: Date | null;
  hasResetCode: boolean;
}

/** Drizzle's arrays can be written to. */
type StoredRights = Pick<typeof accounts.$inferSelect, keyof Rights>;

export type NewStoredAccount = Pick<StoredAccount, "username" | "passwordHash" | "approved" | "createdAt"> &
  StoredRights & { usernameKey: string; askedFrom?: string | null };

/** The columns of an account's rights, for its sessions. */
export const rightsColumns = { role: accounts.role, languages: accounts.languages };

const columns = {
  id: accounts.id,
  username: accounts.username,
  passwordHash: accounts.passwordHash,
  approved: accounts.approved,
  ...rightsColumns,
  createdAt: accounts.createdAt,
  disabledAt: accounts.disabledAt,
  totpSecret: accounts.totpSecret,
  pendingTotpSecret: accounts.pendingTotpSecret,
  hasPasskey,
  signInLinkEndsAt: accounts.signInLinkEndsAt,
  hasResetCode: isNotNull(accounts.resetCodeHash).mapWith(Boolean),
};

/** The condition for accounts that may sign in. */
export const isActive = and(eq(accounts.approved, true), isNull(accounts.disabledAt));

export async function findAccount(db: Queries, usernameKey: string): Promise<StoredAccount | null> {
  const [account] = await db.select(columns).from(accounts).where(eq(accounts.usernameKey, usernameKey));
  return account ?? null;
}

export async function findAccountById(db: Queries, id: string): Promise<StoredAccount | null> {
  const [account] = await db.select(columns).from(accounts).where(eq(accounts.id, id));
  return account ?? null;
}

/** Others that would change what an account signs in with wait until the transaction ends. */
export async function lockAccount(db: Transaction, id: string): Promise<StoredAccount | null> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for("update");
  return findAccountById(db, id);
}

export async function countAccounts(db: Queries, kind: "waiting" | "administrators"): Promise<number> {
  const where =
    kind === "administrators"
      ? and(isActive, eq(accounts.role, "administrator"))
      : eq(accounts.approved, false);
  const [row] = await db.select({ count: count() }).from(accounts).where(where);
  return row?.count ?? 0;
}

/** The oldest first. */
export async function listAccounts(db: Queries): Promise<StoredAccount[]> {
  return db.select(columns).from(accounts).orderBy(asc(accounts.createdAt), asc(accounts.usernameKey));
}

/** Those that were made after the one moment, until the other; the oldest first. */
export async function listAccountsSince(db: Queries, since: Date, until: Date): Promise<StoredAccount[]> {
  return db
    .select(columns)
    .from(accounts)
    .where(and(gt(accounts.createdAt, since), lte(accounts.createdAt, until)))
    .orderBy(asc(accounts.createdAt), asc(accounts.usernameKey));
}

export async function hasAccount(db: Queries): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).limit(1);
  return found.length > 0;
}

/** Other writers of accounts wait until the transaction ends; readers do not. */
export async function lockAccounts(db: Transaction): Promise<void> {
  await db.execute(sql`lock table ${accounts} in share row exclusive mode`);
}

/** False when the name is taken. */
export async function insertAccount(db: Queries, account: NewStoredAccount): Promise<boolean> {
  const inserted = await db
    .insert(accounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return inserted.length > 0;
}

/** Changes nothing if the hash has changed in the meantime. */
export async function updatePasswordHash(
  db: Queries,
  id: string,
  oldHash: string,
  newHash: string,
): Promise<void> {
  await db
    .update(accounts)
    .set({ passwordHash: newHash })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, oldHash)));
}

export async function updateAccount(
  db: Queries,
  usernameKey: string,
  change: Partial<Pick<StoredAccount, "passwordHash" | "approved"> & SignInLink>,
): Promise<StoredAccount | null> {
  const [account] = await db
    .update(accounts)
    .set(change)
    .where(eq(accounts.usernameKey, usernameKey))
    .returning(columns);
  return account ?? null;
}

/** Ends a link that was mailed. */
export const noMailedLink = { mailedLinkHash: null, mailedLinkEndsAt: null };

/** Goes with a new password, whoever sets it. */
export const noSignInLink = { signInLinkHash: null, signInLinkEndsAt: null, ...noMailedLink };

interface SignInLink {
  signInLinkHash: string | null;
  signInLinkEndsAt: Date | null;
  mailedLinkHash: string | null;
  mailedLinkEndsAt: Date | null;
}

/** False when there is no such account. */
export async function updateAccountById(
  db: Queries,
  id: string,
  change: Partial<
    Pick<StoredAccount, "passwordHash" | "disabledAt" | "totpSecret" | "pendingTotpSecret"> & {
      lastTotpStep: null;
      resetCodeHash: string;
    } & SignInLink &
      StoredRights
  >,
): Promise<boolean> {
  const changed = await db
    .update(accounts)
    .set(change)
    .where(eq(accounts.id, id))
    .returning({ id: accounts.id });
  return changed.length > 0;
}

/** Whose link that is, as long as it is open and they may sign in. */
export async function findAccountOfLink(db: Queries, hash: string, now: Date): Promise<StoredAccount | null> {
  const [account] = await db.select(columns).from(accounts).where(isOpenLink(hash, now));
  return account ?? null;
}

/** It works once: null when it was used, withdrawn or replaced in the meantime. A code that was written down outlives a link. */
export async function takeSignInLink(
  db: Queries,
  hash: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<StoredAccount | null> {
  const [account] = await db
    .update(accounts)
    .set({ passwordHash, ...noSignInLink, resetCodeHash: sql`nullif(${accounts.resetCodeHash}, ${hash})` })
    .where(isOpenLink(hash, now))
    .returning(columns);
  return account ?? null;
}

function isOpenLink(hash: string, now: Date) {
  const isGiven = and(eq(accounts.signInLinkHash, hash), gt(accounts.signInLinkEndsAt, now));
  const isMailed = and(eq(accounts.mailedLinkHash, hash), gt(accounts.mailedLinkEndsAt, now));
  return and(or(isGiven, isMailed, eq(accounts.resetCodeHash, hash)), isActive);
}

export async function removeAccount(db: Queries, id: string): Promise<void> {
  await db.delete(accounts).where(eq(accounts.id, id));
}

/**
 * Finds the account that has waited longest in the network from which most wait; else that of `askedFrom`.
 *
 * @returns its key and name
 */
export async function findWaitingToGiveWay(
  db: Queries,
  askedFrom: string | null,
): Promise<{ usernameKey: string; username: string } | null> {
  const isKnown = and(eq(accounts.approved, false), isNotNull(accounts.askedFrom));
  const [crowd] = await db
    .select({ askedFrom: accounts.askedFrom })
    .from(accounts)
    .where(isKnown)
    .groupBy(accounts.askedFrom)
    .having(gt(count(), 1))
    .orderBy(desc(count()), asc(min(accounts.createdAt)))
    .limit(1);
  const network = crowd?.askedFrom ?? askedFrom;
  if (network === null) return null;
  const [oldest] = await db
    .select({ usernameKey: accounts.usernameKey, username: accounts.username })
    .from(accounts)
    .where(and(isKnown, eq(accounts.askedFrom, network)))
    .orderBy(asc(accounts.createdAt), asc(accounts.usernameKey))
    .limit(1);
  return oldest ?? null;
}

/** False when there is no waiting account of that name. */
export async function updateWaitingAccount(
  db: Queries,
  usernameKey: string,
  change: StoredRights & { approved: true; passwordHash?: string },
): Promise<boolean> {
  const changed = await db
    .update(accounts)
    .set({ ...change, askedFrom: null })
    .where(isWaiting(usernameKey))
    .returning({ id: accounts.id });
  return changed.length > 0;
}

export async function removeWaitingAccount(db: Queries, usernameKey: string): Promise<boolean> {
  const removed = await db.delete(accounts).where(isWaiting(usernameKey)).returning({ id: accounts.id });
  return removed.length > 0;
}

function isWaiting(usernameKey: string) {
  return and(eq(accounts.usernameKey, usernameKey), eq(accounts.approved, false));
}
