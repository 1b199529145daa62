import type { DocumentRevision } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  findDocumentDraft,
  listDocumentDrafts,
  type DocumentDraft,
} from "#server/storage/guide/guide-drafts.ts";
import { findWorkingNotes } from "#server/storage/guide/change-notes.ts";
import {
  findGuideRevision,
  findOwnDocument,
  listDocumentVersions,
  listGuideRevisions,
  listOwnDocuments,
  type DocumentPlace,
  type OwnDocument,
} from "#server/storage/guide/guide-documents.ts";

/** `machu-picchu/en` */
export function documentKey({ page, language }: DocumentPlace): string {
  return `${page}/${language}`;
}

export interface DocumentVersion {
  /** Differs from any other: numbers alone begin anew where a backup is restored. */
  version: string;
  /** ISO day. */
  savedOn: string;
}

/** The versions of the pages that the editors have changed, by their keys. */
export async function readDocumentVersions(db: Queries): Promise<ReadonlyMap<string, DocumentVersion>> {
  const rows = await listDocumentVersions(db);
  return new Map(
    rows.map(({ version, savedAt, ...place }) => [
      documentKey(place),
      { version: `${version} ${savedAt.getTime()}`, savedOn: savedAt.toISOString().slice(0, 10) },
    ]),
  );
}

/** When the drafts of pages are to be published, by the pages' keys. */
export async function readDraftTimes(
  db: Queries,
): Promise<ReadonlyMap<string, Pick<DocumentDraft, "publishAt">>> {
  const drafts = await listDocumentDrafts(db);
  return new Map(drafts.map(({ publishAt, ...place }) => [documentKey(place), { publishAt }]));
}

/** The pages that the editors have changed, by their keys. */
export async function readOwnDocuments(db: Queries): Promise<ReadonlyMap<string, OwnDocument>> {
  const documents = await listOwnDocuments(db);
  return new Map(documents.map((own) => [documentKey(own), own]));
}

/** The editors' text that replaces the release's and their draft of another one, null if there is none; its note, and all earlier versions. */
export async function readOwnDocument(
  db: Queries,
  place: DocumentPlace,
): Promise<{
  own: OwnDocument | null;
  draft: DocumentDraft | null;
  /** For readers, about the draft's change, else about the one that they have. */
  note: string;
  revisions: DocumentRevision[];
}> {
  const [own, draft, revisions] = await Promise.all([
    findOwnDocument(db, place),
    findDocumentDraft(db, place),
    listGuideRevisions(db, place),
  ]);
  const { page, language } = place;
  const seen = new Map([[language, (draft ?? own)?.version ?? 0]]);
  const notes = await findWorkingNotes(db, { postId: null, page }, seen);
  return {
    own,
    draft,
    note: notes[language] ?? "",
    revisions: revisions.map(({ version, savedAt, savedBy }) => ({
      version,
      savedAt: savedAt.toISOString(),
      savedBy,
    })),
  };
}

/** @throws DomainError `not_found` */
export async function readGuideRevision(
  db: Queries,
  place: DocumentPlace & { version: number },
): Promise<GuideDocument> {
  const document = await findGuideRevision(db, place);
  if (!document) throw new DomainError("not_found", "there is no such version");
  return document;
}
