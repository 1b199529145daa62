import { isDeepStrictEqual } from "node:util";
import { nameOf } from "#server/domain/audit/record-event.ts";
import { documentKey } from "#server/domain/guide/read-documents.ts";
import type { Queries } from "#server/storage/database.ts";
import { moveNote } from "#server/storage/guide/change-notes.ts";
import {
  insertGuideRevision,
  listOwnDocuments,
  upsertGuideDocument,
  type OwnDocument,
} from "#server/storage/guide/guide-documents.ts";
import {
  findDocumentDraft,
  listDocumentDrafts,
  upsertDocumentDraft,
} from "#server/storage/guide/guide-drafts.ts";
import { withNewAddress, type AddressChange } from "./address-change.ts";

/**
 * Replaces it in the pages that editors have written, and in drafts of pages, each as a new version. Behind the lock.
 *
 * @returns in how many languages of pages
 */
export async function replaceInDocuments(tx: Queries, change: AddressChange): Promise<number> {
  const changed = new Set<string>();
  for (const own of await listOwnDocuments(tx)) {
    const version = await addVersion(tx, own, change);
    if (version === null) continue;
    const { page, language, basis } = own;
    await upsertGuideDocument(tx, { page, language, version, basis });
    changed.add(documentKey(own));
  }
  for (const row of await listDocumentDrafts(tx)) {
    const draft = await findDocumentDraft(tx, row);
    const version = draft && (await addVersion(tx, draft, change));
    if (version === null) continue;
    await upsertDocumentDraft(tx, { ...row, version });
    changed.add(documentKey(row));
  }
  return changed.size;
}

/** Null where the text has no such link. */
async function addVersion(
  tx: Queries,
  { page, language, version, document }: Pick<OwnDocument, "page" | "language" | "version" | "document">,
  change: AddressChange,
): Promise<number | null> {
  const content = withNewAddress(document.content, change);
  if (isDeepStrictEqual(content, document.content)) return null;
  const changed = { ...document, content };
  const saved = { page, language, document: changed, savedAt: change.now, savedBy: nameOf(change.by) };
  const added = await insertGuideRevision(tx, saved);
  await moveNote(tx, { postId: null, page, language }, { from: version, to: added });
  return added;
}
