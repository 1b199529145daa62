import { eq, inArray } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { siteSecrets } from "#server/storage/schema.ts";

/** The installation's secret of a name. The first process that asks stores what `make` returns; all others get the same. */
export async function findOrInsertSecret(db: Queries, name: string, make: () => string): Promise<string> {
  const found = await findSecret(db, name);
  if (found !== null) return found;
  await db.insert(siteSecrets).values({ name, secret: make() }).onConflictDoNothing();
  const stored = await findSecret(db, name);
  if (stored === null) throw new Error(`the secret ${name} could not be stored`);
  return stored;
}

async function findSecret(db: Queries, name: string): Promise<string | null> {
  const [row] = await db
    .select({ secret: siteSecrets.secret })
    .from(siteSecrets)
    .where(eq(siteSecrets.name, name));
  return row?.secret ?? null;
}

/** The secrets of these names that there are, by name. */
export async function findSecrets(db: Queries, names: string[]): Promise<Partial<Record<string, string>>> {
  const rows = await db.select().from(siteSecrets).where(inArray(siteSecrets.name, names));
  return Object.fromEntries(rows.map(({ name, secret }) => [name, secret]));
}

export async function upsertSecret(db: Queries, name: string, secret: string): Promise<void> {
  await db
    .insert(siteSecrets)
    .values({ name, secret })
    .onConflictDoUpdate({ target: siteSecrets.name, set: { secret } });
}

export async function removeSecret(db: Queries, name: string): Promise<void> {
  await db.delete(siteSecrets).where(eq(siteSecrets.name, name));
}
