import { and, desc, eq, max, sql } from "drizzle-orm";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import type { Language } from "#i18n/languages.ts";
import { isOwnPage, type DocumentPage } from "#i18n/own-pages.ts";
import { pictureHashesIn } from "#server/storage/posts/stored-text.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { guideDocuments, guideDrafts, guidePictures, guideRevisions } from "#server/storage/schema.ts";

/** One language of a page. */
export interface DocumentPlace {
  page: DocumentPage;
  language: Language;
}

export interface OwnDocument extends DocumentPlace {
  /** The revision that readers see. */
  version: number;
  document: GuideDocument;
  savedAt: Date;
  savedBy: string | null;
  /** The release's words that were looked at last. */
  basis: GuideDocument;
}

type Revision = typeof guideRevisions.$inferSelect;

const isDocument = ({ page, language }: DocumentPlace) =>
  and(eq(guideDocuments.page, page), eq(guideDocuments.language, language));

const isRevisionOf = ({ page, language }: DocumentPlace) =>
  and(eq(guideRevisions.page, page), eq(guideRevisions.language, language));

const joinsItsRevision = and(
  eq(guideRevisions.page, guideDocuments.page),
  eq(guideRevisions.language, guideDocuments.language),
  eq(guideRevisions.version, guideDocuments.version),
);

const ownColumns = {
  page: guideDocuments.page,
  language: guideDocuments.language,
  version: guideDocuments.version,
  document: guideRevisions.document,
  savedAt: guideRevisions.savedAt,
  savedBy: guideRevisions.savedBy,
  basis: guideDocuments.basis,
};

/** Page, language and version of the texts that readers see or editors work on; to be put into brackets. */
export const usedVersions = sql`
  select page, language, version from ${guideDocuments} union select page, language, version from ${guideDrafts}`;

/** Which pages have words of their own, of which version, and since when. */
export function listDocumentVersions(
  db: Queries,
): Promise<Pick<OwnDocument, "page" | "language" | "version" | "savedAt">[]> {
  const { page, language, version, savedAt } = ownColumns;
  return db
    .select({ page, language, version, savedAt })
    .from(guideDocuments)
    .innerJoin(guideRevisions, joinsItsRevision);
}

export function listOwnDocuments(db: Queries): Promise<OwnDocument[]> {
  return db.select(ownColumns).from(guideDocuments).innerJoin(guideRevisions, joinsItsRevision);
}

/** Null where the release's words stand. */
export async function findOwnDocument(db: Queries, place: DocumentPlace): Promise<OwnDocument | null> {
  const [found] = await db
    .select(ownColumns)
    .from(guideDocuments)
    .innerJoin(guideRevisions, joinsItsRevision)
    .where(isDocument(place));
  return found ?? null;
}

/** Makes other changes of the guide's pages wait until this transaction ends; readers do not wait. */
export async function lockGuideDocuments(db: Queries): Promise<void> {
  await db.execute(sql`lock table ${guideDocuments} in share row exclusive mode`);
}

/** Behind the lock. Its pictures are stored. @returns the version that it gets */
export async function insertGuideRevision(db: Queries, revision: Omit<Revision, "version">): Promise<number> {
  const [last] = await db
    .select({ version: max(guideRevisions.version) })
    .from(guideRevisions)
    .where(isRevisionOf(revision));
  const version = (last?.version ?? 0) + 1;
  await db.insert(guideRevisions).values({ ...revision, version });
  const { page, language, document } = revision;
  const shown = pictureHashesIn(document.content).map((picture) => ({ page, language, version, picture }));
  if (shown.length > 0) await db.insert(guidePictures).values(shown);
  return version;
}

/** All pages are made anew from now on. Call it in a transaction. */
export async function upsertGuideDocument(
  db: Queries,
  row: typeof guideDocuments.$inferInsert,
): Promise<void> {
  const { page, language } = guideDocuments;
  await db
    .insert(guideDocuments)
    .values(row)
    .onConflictDoUpdate({ target: [page, language], set: row });
  await bumpContentVersion(db);
}

/** The release's words stand again; an own page, which has none, is shown to nobody. Call it in a transaction. */
export async function removeGuideDocument(db: Queries, place: DocumentPlace): Promise<void> {
  await db.delete(guideDocuments).where(isDocument(place));
  await bumpContentVersion(db, { isRemoval: isOwnPage(place.page) });
}

/** The newest first, without their documents. */
export function listGuideRevisions(
  db: Queries,
  place: DocumentPlace,
): Promise<Pick<Revision, "version" | "savedAt" | "savedBy">[]> {
  const { version, savedAt, savedBy } = guideRevisions;
  return db
    .select({ version, savedAt, savedBy })
    .from(guideRevisions)
    .where(isRevisionOf(place))
    .orderBy(desc(version));
}

export async function findGuideRevision(
  db: Queries,
  { version, ...place }: DocumentPlace & { version: number },
): Promise<GuideDocument | null> {
  const [found] = await db
    .select({ document: guideRevisions.document })
    .from(guideRevisions)
    .where(and(isRevisionOf(place), eq(guideRevisions.version, version)));
  return found?.document ?? null;
}
