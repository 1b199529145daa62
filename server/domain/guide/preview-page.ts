import type { PreviewProof } from "#api/posts/preview.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import {
  makePreviewAddress,
  noPreview,
  requirePreviewAddress,
  type AddressProof,
} from "#server/domain/previews/preview-addresses.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import { findOwnDocument, type DocumentPlace } from "#server/storage/guide/guide-documents.ts";
import { findDocumentDraft } from "#server/storage/guide/guide-drafts.ts";
import { removePreviews } from "#server/storage/previews/previews.ts";

/** Makes what an address of a preview needs. @throws DomainError `not_found` for an own page that nobody has made */
export async function makePagePreview(
  db: Queries,
  place: DocumentPlace,
  maker: { accountId: string; now: Date },
): Promise<AddressProof> {
  const [own, draft] = [await findOwnDocument(db, place), await findDocumentDraft(db, place)];
  if (isOwnPage(place.page) && !own && !draft) throw new DomainError("not_found", "there is no such page");
  return makePreviewAddress(db, { ...previewOf(place), language: place.language }, maker);
}

/** Nobody reads a language of the page by an address that was made until now. */
export async function endPagePreviews(db: Queries, place: DocumentPlace): Promise<void> {
  await removePreviews(db, previewOf(place), place.language);
}

export interface PagePreview {
  /** Saved last by the editors; null where the release's words stand. */
  document: GuideDocument | null;
  savedAt: Date | null;
  /** `changed`: a draft, while readers see other words; `draft`: one of a page that they do not see at all. */
  state: "published" | "draft" | "changed";
  /** When the draft is published by itself. */
  publishAt: Date | null;
  expiresAt: Date;
}

/**
 * The words of a page that were saved last.
 * @throws DomainError `preview_expired`; `not_found` for an address that nobody made, or that was ended, and for a page that is gone
 */
export async function readPagePreview(
  db: Queries,
  place: DocumentPlace,
  proof: PreviewProof,
  now: Date,
): Promise<PagePreview> {
  const of = { ...previewOf(place), language: place.language };
  const expiresAt = await requirePreviewAddress(db, of, { proof, permission: "guide.write", now });
  const [own, draft] = [await findOwnDocument(db, place), await findDocumentDraft(db, place)];
  const newest = draft ?? own;
  const isSeen = own !== null || !isOwnPage(place.page);
  if (!newest && !isSeen) throw noPreview();
  return {
    document: newest?.document ?? null,
    savedAt: newest?.savedAt ?? null,
    state: draft ? (isSeen ? "changed" : "draft") : "published",
    publishAt: draft?.publishAt ?? null,
    expiresAt,
  };
}

function previewOf({ page }: DocumentPlace) {
  return { postId: null, page };
}
