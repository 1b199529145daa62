import { isDeepStrictEqual } from "node:util";
import type { Block } from "#api/documents/block-tree.ts";
import { nameOf, type Actor } from "#server/domain/audit/record-event.ts";
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
import { documentKey } from "./read-documents.ts";

interface Rewriting {
  /** Gives the same blocks where nothing changes. */
  rewrite: (content: Block[]) => Block[];
  by: Actor;
  now: Date;
}

/**
 * Rewrites the pages that editors have written, and drafts of pages, each as a new version. Behind the lock.
 *
 * @returns how many languages of pages have changed
 */
export async function rewriteDocuments(tx: Queries, change: Rewriting): Promise<number> {
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

/** Null where nothing changes. */
async function addVersion(
  tx: Queries,
  { page, language, version, document }: Pick<OwnDocument, "page" | "language" | "version" | "document">,
  { rewrite, by, now }: Rewriting,
): Promise<number | null> {
  const content = rewrite(document.content);
  if (isDeepStrictEqual(content, document.content)) return null;
  const changed = { ...document, content };
  const saved = { page, language, document: changed, savedAt: now, savedBy: nameOf(by) };
  const added = await insertGuideRevision(tx, saved);
  await moveNote(tx, { postId: null, page, language }, { from: version, to: added });
  return added;
}
