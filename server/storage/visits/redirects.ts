import { eq, inArray, sql } from "drizzle-orm";
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

const targetPath = sql<string>`regexp_replace(${redirects.toAddress}, '[?#].*$', '')`;

/** Makes redirects to a path lead to another address instead. */
export async function moveTargets(db: Queries, from: string, to: string): Promise<void> {
  await db.update(redirects).set({ toAddress: to }).where(eq(targetPath, from));
}

/**
 * Pages are at other paths: the former ones lead there, as do those that led to the former. All of a change at once, because a page may
 * have come to where another one was.
 *
 * @param moved new paths by the former ones
 * @param live paths of pages that are there now, from which none may lead on
 */
export async function redirectMoved(
  db: Queries,
  { moved, live, now }: { moved: ReadonlyMap<string, string>; live: readonly string[]; now: Date },
): Promise<void> {
  await lockRedirects(db);
  const led = await db
    .select({ id: redirects.id, path: targetPath })
    .from(redirects)
    .where(inArray(targetPath, [...moved.keys()]));
  for (const { id, path } of led)
    await db
      .update(redirects)
      .set({ toAddress: moved.get(path) })
      .where(eq(redirects.id, id));
  for (const [fromPath, toAddress] of moved)
    await db
      .insert(redirects)
      .values({ fromPath, toAddress, createdAt: now })
      .onConflictDoUpdate({ target: redirects.fromPath, set: { toAddress, createdAt: now } });
  await db.delete(redirects).where(inArray(redirects.fromPath, [...live]));
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
