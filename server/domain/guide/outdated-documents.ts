import { isDeepStrictEqual } from "node:util";
import type { AdminDocument } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  findGuideRevision,
  findOwnDocument,
  type DocumentPlace,
} from "#server/storage/guide/guide-documents.ts";
import {
  findOutdatedDocument,
  insertOutdatedDocument,
  listOutdatedDocuments,
  removeOutdatedDocument,
} from "#server/storage/guide/outdated-documents.ts";

/**
 * Call it before a language's new words are published. To change a text that is up to date leaves those in the other languages
 * behind; to change one that is outdated brings it up to date.
 *
 * @param basis the release's words, which readers have had where nobody has written others
 */
export async function noteChange(
  tx: Queries,
  place: DocumentPlace,
  { version, basis }: { version: number; basis: GuideDocument },
): Promise<void> {
  if (await findOutdatedDocument(tx, place)) return removeOutdatedDocument(tx, place);
  const before = await findOwnDocument(tx, place);
  // An own page that readers get in one more language has not changed.
  if (!before && isOwnPage(place.page)) return;
  const document = await findGuideRevision(tx, { ...place, version });
  if (isDeepStrictEqual(document, before?.document ?? basis)) return;
  const { page, language: source } = place;
  for (const language of languages.filter((one) => one !== source))
    if (!isOwnPage(page) || (await findOwnDocument(tx, { page, language })))
      await insertOutdatedDocument(tx, { page, language, source, since: before?.version ?? 1 });
}

/** Which languages of which pages are outdated, of those that are given. */
export async function readOutdatedDocuments(
  db: Queries,
  of: readonly Language[] = languages,
): Promise<DocumentPlace[]> {
  return (await listOutdatedDocuments(db)).filter(({ language }) => of.includes(language));
}

/** The change in another language that a text does not tell yet: its revisions from before and now. */
export async function readSourceChange(
  db: Queries,
  place: DocumentPlace,
): Promise<AdminDocument["outdated"]> {
  const outdated = await findOutdatedDocument(db, place);
  if (!outdated) return null;
  const { source, since } = outdated;
  const now = await findOwnDocument(db, { page: place.page, language: source });
  return { source, since, until: now?.version ?? null };
}
