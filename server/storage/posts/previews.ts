import { and, eq, lte } from "drizzle-orm";
import type { Rights } from "#api/accounts/roles.ts";
import type { Language } from "#i18n/languages.ts";
import { isActive, rightsColumns } from "#server/storage/accounts/accounts.ts";
import type { Queries } from "#server/storage/database.ts";
import { accounts, postPreviews } from "#server/storage/schema.ts";

export type StoredPreview = typeof postPreviews.$inferSelect;

export async function insertPreview(db: Queries, preview: StoredPreview): Promise<void> {
  await db.insert(postPreviews).values(preview);
}

/** With what its maker may do now; null also when their account was disabled. */
export async function findPreview(
  db: Queries,
  signatureHash: string,
): Promise<(Pick<StoredPreview, "postId" | "language" | "expiresAt"> & Rights) | null> {
  const { postId, language, expiresAt } = postPreviews;
  const [found] = await db
    .select({ postId, language, expiresAt, ...rightsColumns })
    .from(postPreviews)
    .innerJoin(accounts, eq(accounts.id, postPreviews.accountId))
    .where(and(eq(postPreviews.signatureHash, signatureHash), isActive));
  return found ?? null;
}

/** @param language without it, of all languages */
export async function removePreviews(db: Queries, postId: string, language?: Language): Promise<void> {
  const ofLanguage = language === undefined ? undefined : eq(postPreviews.language, language);
  await db.delete(postPreviews).where(and(eq(postPreviews.postId, postId), ofLanguage));
}

export async function removePreviewsExpiredBefore(db: Queries, moment: Date): Promise<void> {
  await db.delete(postPreviews).where(lte(postPreviews.expiresAt, moment));
}
