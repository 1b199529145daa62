import type { DocumentAutosave, DocumentAutosaveRequest } from "#api/admin/writing-together.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import { usernameOf, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { requireWriting } from "#server/domain/guide/change-document.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import {
  findPageAutosaves,
  removePageAutosave,
  upsertPageAutosave,
} from "#server/storage/writing/page-autosaves.ts";
import {
  findOwnDocument,
  lockGuideDocuments,
  type DocumentPlace,
} from "#server/storage/guide/guide-documents.ts";
import { findDocumentDraft } from "#server/storage/guide/guide-drafts.ts";

/** The texts of a language of a page that people have not saved yet, the newest last. */
export async function listPageAutosaves(db: Queries, place: DocumentPlace): Promise<DocumentAutosave[]> {
  const rows = await findPageAutosaves(db, place);
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
}

/**
 * Keeps what a person has written and not saved yet. It changes nothing else, and may be what could not be saved: a text
 * without a title, or with a link that leads nowhere.
 *
 * @throws DomainError `not_found`; `not_allowed` for a text that the person could not save either
 */
export async function keepPageAutosave(
  db: Database,
  place: DocumentPlace,
  { text, version }: DocumentAutosaveRequest,
  { now, by }: { now: Date; by: Actor },
): Promise<Date> {
  const savedBy = usernameOf(by);
  if (savedBy === null) throw new Error("only who has an account leaves something unsaved");
  await db.transaction(async (tx) => {
    await lockGuideDocuments(tx);
    if (!text) return removePageAutosave(tx, place, savedBy);
    const draft = await findDocumentDraft(tx, place);
    if (isOwnPage(place.page) && !draft && !(await findOwnDocument(tx, place)))
      throw new DomainError("not_found", "there is no such page");
    requireWriting(by, place.language, { former: draft, isDraft: true });
    return upsertPageAutosave(tx, { ...place, ...text, savedBy, savedAt: now, version });
  });
  return now;
}
