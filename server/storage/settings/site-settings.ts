import { sql } from "drizzle-orm";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { siteSettings } from "#server/storage/schema.ts";

/** Empty before the owner has set anything. */
export async function findSiteSettings(db: Queries): Promise<Record<string, unknown>> {
  const [row] = await db.select({ settings: siteSettings.settings }).from(siteSettings);
  return row?.settings ?? {};
}

/** Until the transaction ends, others who change settings wait. */
export async function lockSiteSettings(db: Queries): Promise<void> {
  await db.execute(sql`lock table ${siteSettings} in share row exclusive mode`);
}

/**
 * Leaves the settings that it does not name. All pages are made anew from now on. Call it in a transaction.
 *
 * @param isRemoval whether readers lose something
 */
export async function mergeSiteSettings(
  db: Queries,
  settings: Record<string, unknown>,
  { isRemoval = false } = {},
): Promise<void> {
  await db
    .insert(siteSettings)
    .values({ id: 1, settings })
    .onConflictDoUpdate({
      target: siteSettings.id,
      set: { settings: sql`${siteSettings.settings} || excluded.settings` },
    });
  await bumpContentVersion(db, { isRemoval });
}
