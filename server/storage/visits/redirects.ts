import { eq, sql } from "drizzle-orm";
import type { Redirect } from "#api/admin/redirects.ts";
import type { Queries } from "#server/storage/database.ts";
import { redirects } from "#server/storage/schema.ts";

type RedirectRow = typeof redirects.$inferSelect;

function toRedirect({ id, fromPath, toAddress, createdAt }: RedirectRow): Redirect {
  return { id, from: fromPath, to: toAddress, createdAt: createdAt.toISOString() };
}

/** By the path from which they lead. */
export async function listRedirects(db: Queries): Promise<Redirect[]> {
  return (await db.select().from(redirects).orderBy(redirects.fromPath)).map(toRedirect);
}

export async function findRedirectFrom(db: Queries, path: string): Promise<Redirect | null> {
  const [row] = await db.select().from(redirects).where(eq(redirects.fromPath, path));
  return row ? toRedirect(row) : null;
}

export async function insertRedirect(
  db: Queries,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<Redirect> {
  const [row] = await db
    .insert(redirects)
    .values({ fromPath: from, toAddress: to, createdAt: now })
    .returning();
  if (!row) throw new Error("the redirect was not stored");
  return toRedirect(row);
}

/** Passes over those whose path leads somewhere already. @returns what was added */
export async function insertRedirects(
  db: Queries,
  all: { from: string; to: string }[],
  now: Date,
): Promise<{ from: string; to: string }[]> {
  return db
    .insert(redirects)
    .values(all.map(({ from, to }) => ({ fromPath: from, toAddress: to, createdAt: now })))
    .onConflictDoNothing()
    .returning({ from: redirects.fromPath, to: redirects.toAddress });
}

export async function updateRedirect(
  db: Queries,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<Redirect | null> {
  const [row] = await db
    .update(redirects)
    .set({ fromPath: from, toAddress: to })
    .where(eq(redirects.id, id))
    .returning();
  return row ? toRedirect(row) : null;
}

/** Makes redirects to a path lead to another address instead. */
export async function moveTargets(db: Queries, from: string, to: string): Promise<void> {
  const path = sql`regexp_replace(${redirects.toAddress}, '[?#].*$', '')`;
  await db.update(redirects).set({ toAddress: to }).where(eq(path, from));
}

/** A page is at another path: its former one leads there, as do those that led to the former, and none leads on from there. */
export async function redirectMoved(
  db: Queries,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await lockRedirects(db);
  await db.delete(redirects).where(eq(redirects.fromPath, to));
  await insertRedirects(db, [{ from, to }], now);
  await moveTargets(db, from, to);
}

/** Two that are written at once could make a circle. */
export async function lockRedirects(db: Queries): Promise<void> {
  await db.execute(sql`lock table ${redirects} in share row exclusive mode`);
}

/** @returns what was removed, or null */
export async function removeRedirect(db: Queries, id: string): Promise<Redirect | null> {
  const [row] = await db.delete(redirects).where(eq(redirects.id, id)).returning();
  return row ? toRedirect(row) : null;
}
