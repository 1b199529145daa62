import { eq } from "drizzle-orm";
import type { BrandUse } from "#api/media.ts";
import type { Queries } from "#server/storage/database.ts";
import { brandFiles } from "#server/storage/schema.ts";

export type BrandFile = Omit<typeof brandFiles.$inferSelect, "use">;

/** Null when there is none of this name. */
export async function findBrandFile(db: Queries, name: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: brandFiles.bytes })
    .from(brandFiles)
    .where(eq(brandFiles.name, name));
  return row?.bytes ?? null;
}

/** The former ones of that use are gone. Call it in the transaction that says so in the settings. */
export async function replaceBrandFiles(
  db: Queries,
  use: BrandUse,
  files: readonly BrandFile[],
): Promise<void> {
  await db.delete(brandFiles).where(eq(brandFiles.use, use));
  if (files.length > 0) await db.insert(brandFiles).values(files.map((file) => ({ ...file, use })));
}
