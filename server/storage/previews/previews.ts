import { and, eq, lte } from "drizzle-orm";
import type { Rights } from "#api/accounts/roles.ts";
import type { Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { isActive, rightsColumns } from "#server/storage/accounts/accounts.ts";
import type { Queries } from "#server/storage/database.ts";
import { accounts, previews } from "#server/storage/schema.ts";

/** The post or the page that an address shows. */
export type Previewed = { postId: string; page: null } | { postId: null; page: DocumentPage };

type StoredPreview = typeof previews.$inferSelect;

export async function insertPreview(
  db: Queries,
  preview: Previewed & Omit<StoredPreview, "postId" | "page">,
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
export async function removePreviews(db: Queries, of: Previewed, language?: Language): Promise<void> {
  const ofLanguage = language === undefined ? undefined : eq(previews.language, language);
  const ofThis = of.page === null ? eq(previews.postId, of.postId) : eq(previews.page, of.page);
  await db.delete(previews).where(and(ofThis, ofLanguage));
}

export async function removePreviewsExpiredBefore(db: Queries, moment: Date): Promise<void> {
  await db.delete(previews).where(lte(previews.expiresAt, moment));
}
