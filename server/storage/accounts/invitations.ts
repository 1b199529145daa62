import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Rights } from "#api/accounts/roles.ts";
import type { Queries } from "#server/storage/database.ts";
import { accounts, invitations, setupCodes } from "#server/storage/schema.ts";

export interface StoredInvitation extends Rights {
  id: string;
  email: string | null;
  invitedBy: string | null;
  expiresAt: Date;
}

type NewInvitation = Omit<typeof invitations.$inferInsert, "id">;

/** @returns its id */
export async function insertInvitation(db: Queries, invitation: NewInvitation): Promise<string> {
  const [inserted] = await db.insert(invitations).values(invitation).returning({ id: invitations.id });
  if (!inserted) throw new Error("an invitation was not inserted");
  return inserted.id;
}

/** The invitations that still work, the oldest first; `invitedBy` is a username, null for the command line. */
export async function listInvitations(db: Queries, now: Date): Promise<StoredInvitation[]> {
  const { id, email, role, languages, expiresAt, createdAt } = invitations;
  return db
    .select({ id, email, role, languages, invitedBy: accounts.username, expiresAt })
    .from(invitations)
    .leftJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(gt(expiresAt, now))
    .orderBy(asc(createdAt), id);
}

/** It works once: null when it was used, has expired or never was. @returns what the new account may */
export async function takeInvitation(db: Queries, tokenHash: string, now: Date) {
  const [taken] = await db
    .delete(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
    .returning({ role: invitations.role, languages: invitations.languages });
  return taken ?? null;
}

export async function removeInvitation(db: Queries, id: string): Promise<boolean> {
  const removed = await db
    .delete(invitations)
    .where(eq(invitations.id, id))
    .returning({ id: invitations.id });
  return removed.length > 0;
}

export async function removeExpiredInvitations(db: Queries, now: Date): Promise<void> {
  await db.delete(invitations).where(lte(invitations.expiresAt, now));
}

/** Stores a code in the place of the last start's. */
export async function replaceSetupCode(db: Queries, codeHash: string): Promise<void> {
  await db
    .insert(setupCodes)
    .values({ id: 1, codeHash })
    .onConflictDoUpdate({ target: setupCodes.id, set: { codeHash } });
}

export async function findSetupCode(db: Queries): Promise<string | null> {
  const [row] = await db.select({ codeHash: setupCodes.codeHash }).from(setupCodes);
  return row?.codeHash ?? null;
}
