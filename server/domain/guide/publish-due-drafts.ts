import type { GuideDocument } from "#api/guide/guide-document.ts";
import { siteItself } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Database } from "#server/storage/database.ts";
import { findOwnDocument, lockGuideDocuments } from "#server/storage/guide/guide-documents.ts";
import {
  findDocumentDraft,
  findDueDrafts,
  upsertDocumentDraft,
  type DocumentDraft,
} from "#server/storage/guide/guide-drafts.ts";
import { publish } from "./change-document.ts";

/**
 * Publishes the drafts of pages whose time has come. Several processes may share a database: the first one does it, the others find
 * them gone.
 *
 * @param check gives the release's words of the page, the basis of one that had none of its own; where it throws a DomainError, the
 *   draft waits for somebody
 * @returns what could not be published
 */
export async function publishDueDrafts(
  db: Database,
  now: Date,
  check: (draft: DocumentDraft) => Promise<GuideDocument>,
): Promise<DomainError[]> {
  const refused: DomainError[] = [];
  for (const draft of await findDueDrafts(db, now)) {
    const released = await check(draft).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      refused.push(error);
      return null;
    });
    await settleDraft(db, draft, { released, now });
  }
  return refused;
}

/** @param released null where it must wait */
async function settleDraft(
  db: Database,
  { page, language, version }: DocumentDraft,
  { released, now }: { released: GuideDocument | null; now: Date },
): Promise<void> {
  const place = { page, language };
  await db.transaction(async (tx) => {
    await lockGuideDocuments(tx);
    if ((await findDocumentDraft(tx, place))?.version !== version) return;
    if (!released) return upsertDocumentDraft(tx, { ...place, version, publishAt: null });
    const own = await findOwnDocument(tx, place);
    await publish(tx, place, version, { basis: own?.basis ?? released, by: siteItself, now });
  });
}
