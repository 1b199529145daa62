import { and, eq, lte } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { guideDrafts, guideRevisions } from "#server/storage/schema.ts";
import type { DocumentPlace, OwnDocument } from "./guide-documents.ts";

/** A revision of a page that readers do not see yet. */
export interface DocumentDraft extends Omit<OwnDocument, "basis"> {
  /** When it is published by itself; null: when somebody says so. */
  publishAt: Date | null;
}

const isDraftOf = ({ page, language }: DocumentPlace) =>
  and(eq(guideDrafts.page, page), eq(guideDrafts.language, language));

const joinsItsRevision = and(
  eq(guideRevisions.page, guideDrafts.page),
  eq(guideRevisions.language, guideDrafts.language),
  eq(guideRevisions.version, guideDrafts.version),
);

function selectDrafts(db: Queries) {
  const { page, language, version, publishAt } = guideDrafts;
  const { document, savedAt, savedBy } = guideRevisions;
  return db
    .select({ page, language, version, publishAt, document, savedAt, savedBy })
    .from(guideDrafts)
    .innerJoin(guideRevisions, joinsItsRevision);
}

/** Which pages have a draft, and when it is published. */
export function listDocumentDrafts(
  db: Queries,
): Promise<Pick<DocumentDraft, "page" | "language" | "publishAt">[]> {
  const { page, language, publishAt } = guideDrafts;
  return db.select({ page, language, publishAt }).from(guideDrafts);
}

export async function findDocumentDraft(db: Queries, place: DocumentPlace): Promise<DocumentDraft | null> {
  const [found] = await selectDrafts(db).where(isDraftOf(place));
  return found ?? null;
}

/** The drafts that were to be published by then. */
export function findDueDrafts(db: Queries, now: Date): Promise<DocumentDraft[]> {
  return selectDrafts(db).where(lte(guideDrafts.publishAt, now));
}

export async function upsertDocumentDraft(db: Queries, row: typeof guideDrafts.$inferInsert): Promise<void> {
  const { page, language } = guideDrafts;
  await db
    .insert(guideDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [page, language], set: row });
}

/** The revision stays among the former ones. */
export async function removeDocumentDraft(db: Queries, place: DocumentPlace): Promise<void> {
  await db.delete(guideDrafts).where(isDraftOf(place));
}
