import { and, eq, lte } from "drizzle-orm";
import type { Rights } from "#api/accounts/roles.ts";
import type { Language } from "#i18n/languages.ts";
import { isActive, rightsColumns } from "#server/storage/accounts/accounts.ts";
import type { Queries } from "#server/storage/database.ts";
import { isAbout, type PostOrPage } from "#server/storage/queries/post-or-page.ts";
import { accounts, previews } from "#server/storage/schema.ts";

type StoredPreview = typeof previews.$inferSelect;

export async function insertPreview(
  db: Queries,
  preview: PostOrPage & Omit<StoredPreview, "postId" | "page">,
): Promise<void> {
  await db.insert(previews).values(preview);
}

/** With what its maker may do now; null also when their account was disabled. */
export async function findPreview(
  db: Queries,
  signatureHash: string,
): Promise<(Pick<StoredPreview, "postId" | "page" | "language" | "expiresAt"> & Rights) | null> {
  const { postId, page, language, expiresAt } = previews;
  const [found] = await db
    .select({ postId, page, language, expiresAt, ...rightsColumns })
    .from(previews)
    .innerJoin(accounts, eq(accounts.id, previews.accountId))
    .where(and(eq(previews.signatureHash, signatureHash), isActive));
  return found ?? null;
}

/** @param language without it, of all languages */
export async function removePreviews(db: Queries, of: PostOrPage, language?: Language): Promise<void> {
  const ofLanguage = language === undefined ? undefined : eq(previews.language, language);
  await db.delete(previews).where(and(isAbout(previews, of), ofLanguage));
}

export async function removePreviewsExpiredBefore(db: Queries, moment: Date): Promise<void> {
  await db.delete(previews).where(lte(previews.expiresAt, moment));
}
