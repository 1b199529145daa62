import { and, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/storage/database.ts";
import { accountEmails, accounts } from "#server/storage/schema.ts";
import { isActive } from "./accounts.ts";

export type StoredEmail = typeof accountEmails.$inferSelect;

/** An account that may sign in, and its address. */
export interface Addressee extends Pick<StoredEmail, "email" | "language" | "wantsReport" | "reportedAt"> {
  accountId: string;
  username: string;
}

const addresseeColumns = {
  accountId: accounts.id,
  username: accounts.username,
  email: accountEmails.email,
  language: accountEmails.language,
  wantsReport: accountEmails.wantsReport,
  reportedAt: accountEmails.reportedAt,
};

export async function findEmail(db: Queries, accountId: string): Promise<StoredEmail | null> {
  const [found] = await db.select().from(accountEmails).where(eq(accountEmails.accountId, accountId));
  return found ?? null;
}

/** Those of all accounts. */
export async function listEmails(db: Queries): Promise<StoredEmail[]> {
  return db.select().from(accountEmails);
}

/** The accounts that may sign in and have an address: those of a name or an address, of which there may be two. */
export async function findAddressees(
  db: Queries,
  { usernameKey, email }: { usernameKey: string; email: string },
): Promise<Addressee[]> {
  return db
    .select(addresseeColumns)
    .from(accounts)
    .innerJoin(accountEmails, eq(accountEmails.accountId, accounts.id))
    .where(and(isActive, or(eq(accounts.usernameKey, usernameKey), isEmail(email))));
}

/** The administrators that may sign in and have an address. */
export async function listAdministratorAddressees(db: Queries): Promise<Addressee[]> {
  return db
    .select(addresseeColumns)
    .from(accounts)
    .innerJoin(accountEmails, eq(accountEmails.accountId, accounts.id))
    .where(and(isActive, eq(accounts.role, "administrator")))
    .orderBy(accounts.createdAt);
}

/** Whether another account has the address. */
export async function isEmailOfOther(db: Transaction, email: string, accountId: string): Promise<boolean> {
  const found = await db
    .select({ accountId: accountEmails.accountId })
    .from(accountEmails)
    .where(and(isEmail(email), ne(accountEmails.accountId, accountId)));
  return found.length > 0;
}

export async function upsertEmail(
  db: Queries,
  email: Pick<StoredEmail, "accountId" | "email" | "language">,
): Promise<void> {
  const { accountId: target } = accountEmails;
  await db.insert(accountEmails).values(email).onConflictDoUpdate({ target, set: email });
}

/** False when the account has no address. */
export async function updateWantsReport(
  db: Queries,
  accountId: string,
  wantsReport: boolean,
): Promise<boolean> {
  const changed = await db
    .update(accountEmails)
    .set({ wantsReport })
    .where(eq(accountEmails.accountId, accountId))
    .returning({ accountId: accountEmails.accountId });
  return changed.length > 0;
}

/** Notes that a report is sent; false when it is not wanted, or was sent since `earliest`. */
export async function takeReport(
  db: Queries,
  accountId: string,
  now: Date,
  earliest: Date,
): Promise<boolean> {
  const { reportedAt, wantsReport } = accountEmails;
  const isDue = or(isNull(reportedAt), lt(reportedAt, earliest));
  const taken = await db
    .update(accountEmails)
    .set({ reportedAt: now })
    .where(and(eq(accountEmails.accountId, accountId), eq(wantsReport, true), isDue))
    .returning({ accountId: accountEmails.accountId });
  return taken.length > 0;
}

/** For a report that was not sent after all. */
export async function updateReportedAt(
  db: Queries,
  accountId: string,
  reportedAt: Date | null,
): Promise<void> {
  await db.update(accountEmails).set({ reportedAt }).where(eq(accountEmails.accountId, accountId));
}

/** @returns the former address */
export async function removeEmail(db: Queries, accountId: string): Promise<StoredEmail | null> {
  const [removed] = await db.delete(accountEmails).where(eq(accountEmails.accountId, accountId)).returning();
  return removed ?? null;
}

function isEmail(email: string) {
  return eq(sql`lower(${accountEmails.email})`, email.toLowerCase());
}
