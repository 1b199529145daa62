import type { AdminDocument, AdminDocumentList, AdminDocumentState } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { releasedPages } from "#api/guide/released-pages.ts";
import { faultsOfDocument } from "#content/documents/check-document.ts";
import { printingsOf } from "#content/documents/printings.ts";
import { factsWith } from "#content/facts/facts.ts";
import { loadGuideDocument } from "#content/loading/load-guide-page.ts";
import { loadByLanguage, type Language } from "#i18n/languages.ts";
import { isOwnPage, type DocumentPage, type ReleasedPage } from "#i18n/own-pages.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import { readFactOverrides } from "#server/domain/facts/read-facts.ts";
import { isDraftRemovable, newerRelease } from "#server/domain/guide/change-document.ts";
import { readOutdatedDocuments, readSourceChange } from "#server/domain/guide/outdated-documents.ts";
import { blankDocument, hasOwnPage } from "#server/domain/guide/own-pages.ts";
import {
  documentKey,
  readDraftTimes,
  readOwnDocument,
  readOwnDocuments,
} from "#server/domain/guide/read-documents.ts";
import { readWithdrawnPages } from "#server/domain/guide/withdrawn-pages.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { readAdminOwnPages } from "#server/http/guide/admin-own-pages.ts";
import type { Guide } from "#server/http/guide/guide-reader.ts";
import type { Queries } from "#server/storage/database.ts";
import type { DocumentPlace, OwnDocument } from "#server/storage/guide/guide-documents.ts";
import type { DocumentDraft } from "#server/storage/guide/guide-drafts.ts";

/** The owner's pages and those of the release, as editors see them. */
export async function readAdminDocuments(db: Queries): Promise<AdminDocumentList> {
  const [own, drafts, withdrawn, outdated] = await Promise.all([
    readOwnDocuments(db),
    readDraftTimes(db),
    readWithdrawnPages(db),
    readOutdatedKeys(db),
  ]);
  const stateOf = async (page: ReleasedPage, language: Language) => {
    const { document: released } = await loadGuideDocument(page, language);
    const key = documentKey({ page, language });
    return {
      ...stateOfDocument(own.get(key) ?? null, released),
      draft: timeOf(drafts.get(key) ?? null),
      isOutdated: outdated.has(key),
    };
  };
  const released = releasedPages.map(async (page) => {
    const states = await loadByLanguage((language) => stateOf(page, language));
    return { page, own: null, isWithdrawn: withdrawn.some((one) => one === page), languages: states };
  });
  return [...(await readAdminOwnPages(db, outdated)), ...(await Promise.all(released))];
}

async function readOutdatedKeys(db: Queries): Promise<ReadonlySet<string>> {
  return new Set((await readOutdatedDocuments(db)).map(documentKey));
}

function stateOfDocument(
  own: OwnDocument | null,
  released: GuideDocument,
): Omit<AdminDocumentState, "draft" | "isOutdated"> {
  return {
    ...savedBy(own),
    title: (own?.document ?? released).attrs.title,
    hasNewerRelease: newerRelease(own, released) !== null,
  };
}

/** One language of a page, with what a form of it needs. */
export async function readAdminDocument(db: Queries, place: DocumentPlace): Promise<AdminDocument> {
  const { page, language } = place;
  const [{ own, draft, note, revisions }, outdated, overrides] = await Promise.all([
    readOwnDocument(db, place),
    readSourceChange(db, place),
    readFactOverrides(db, await factDefaults(db)),
  ]);
  const newest = draft ?? own;
  const released = await readBasis(db, place);
  const document = newest?.document ?? released;
  return {
    ...savedBy(newest),
    document,
    draft: timeOf(draft),
    isDraftRemovable: await isDraftRemovable(db, place, { own, draft }),
    isOwn: own !== null,
    outdated,
    newerRelease: isOwnPage(page) ? null : newerRelease(own, released),
    printings: printingsOf(factsWith(overrides), document, language),
    note,
    revisions,
  };
}

/** The words that stand where nobody has written any. @throws DomainError `not_found` */
async function readBasis(db: Queries, { page, language }: DocumentPlace): Promise<GuideDocument> {
  if (!isOwnPage(page)) return (await loadGuideDocument(page, language)).document;
  if (!(await hasOwnPage(db, page))) throw new DomainError("not_found", "there is no such page");
  return blankDocument("");
}

function timeOf(draft: Pick<DocumentDraft, "publishAt"> | null): AdminDocument["draft"] {
  return draft && { publishAt: draft.publishAt?.toISOString() ?? null };
}

function savedBy(own: OwnDocument | DocumentDraft | null) {
  return {
    version: own?.version ?? 0,
    savedAt: own?.savedAt.toISOString() ?? null,
    savedBy: own?.savedBy ?? null,
  };
}

/**
 * @returns the release's words of the page; those of an own page are its own
 * @throws DomainError `invalid_field`, with a field for each kind of fault
 */
export async function requireSoundDocument(
  db: Queries,
  guide: Guide,
  document: GuideDocument,
  { page, language }: DocumentPlace,
): Promise<GuideDocument> {
  const isOwn = isOwnPage(page);
  const released = isOwn ? blankDocument("") : (await loadGuideDocument(page, language)).document;
  const standing = await readAllDocuments(guide, language);
  const facts = factsWith(await readFactOverrides(db, await factDefaults(db)));
  const { hasOwnPage } = guide;
  const faults = faultsOfDocument(document, { page, language, released, facts, standing, hasOwnPage });
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return isOwn ? document : released;
}

/** The texts of all pages in a language, own pages among them, as readers have them. */
export async function readAllDocuments(
  guide: Guide,
  language: Language,
): Promise<ReadonlyMap<DocumentPage, GuideDocument>> {
  const own = guide.ownPages.filter(({ publishedIn }) => publishedIn.includes(language));
  const pages = [...releasedPages, ...own.map(({ page }) => page)];
  const all = pages.map(async (page) => [page, (await guide.read(page, language)).document] as const);
  return new Map(await Promise.all(all));
}
