import type { GuideDocument } from "#api/guide/guide-document.ts";
import { guidePageFacts } from "#content/facts/pages/guide-pages.ts";
import { privacyCheckedOn } from "#content/facts/records/stored-data.ts";
import {
  loadGuideDocument,
  printedDocument,
  type PrintedDocument,
} from "#content/loading/load-guide-page.ts";
import type { Page } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { isOwnPage, type DocumentPage, type OwnPage } from "#i18n/own-pages.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { SitePages } from "#server/domain/guide/withdrawn-pages.ts";
import { documentKey, readOwnDocument, type DocumentVersion } from "#server/domain/guide/read-documents.ts";
import type { Queries } from "#server/storage/database.ts";
import type { DocumentPlace } from "#server/storage/guide/guide-documents.ts";
import type { StoredOwnPage } from "#server/storage/guide/own-pages.ts";
import type { FastifyBaseLogger } from "fastify";
import { withLiveLinks } from "./live-links.ts";
import { mediaPrinter } from "./printed-media.ts";

/** The guide's documents at one moment. */
export interface Guide {
  /** Differs whenever a document does. */
  version: string;
  /** False when the database could not tell: then what was read last is given. */
  isComplete: boolean;
  read: (page: DocumentPage, language: Language) => Promise<PrintedDocument>;
  /** ISO day on which the words were last read through. */
  revisedOn: (page: DocumentPage, language: Language) => string;
  /** Those that readers see. */
  ownPages: readonly PublishedOwnPage[];
  /** Pages of the guide that readers do not have. */
  withdrawn: ReadonlySet<Page>;
  /** Whether there is such an own page, for readers or as a draft. */
  hasOwnPage: (page: OwnPage) => boolean;
}

export interface PublishedOwnPage {
  page: OwnPage;
  addresses: Readonly<Record<Language, string>>;
  publishedIn: readonly Language[];
  /** ISO day. */
  publishedOn: string;
}

export type GuideReader = (db: Queries) => Promise<Guide>;

/**
 * Reads the guide as it is now: what the editors have written, and the release's words for all else. A document that was
 * read stays, until editors write another version.
 */
export function createGuideReader(
  log: FastifyBaseLogger,
  read: {
    versions: () => Promise<ReadonlyMap<string, DocumentVersion>>;
    pages: () => Promise<SitePages>;
  },
): GuideReader {
  const kept = new Map<string, { madeOf: string; printed: Promise<PrintedDocument> }>();
  let versions: ReadonlyMap<string, DocumentVersion> = new Map();
  let stored: SitePages = { own: [], withdrawn: [] };

  async function readVersions(): Promise<boolean> {
    try {
      [versions, stored] = await Promise.all([read.versions(), read.pages()]);
      return true;
    } catch (error) {
      log.error({ err: error }, "which pages the editors have changed could not be read");
      return false;
    }
  }

  return async (db) => {
    const isComplete = await readVersions();
    const [now, all] = [versions, stored];
    const ownPages = publishedPages(all.own, now);
    // Their links lead to pages that readers have now.
    const links = JSON.stringify(all);
    return {
      version: JSON.stringify([...now].toSorted()) + links,
      isComplete,
      ownPages,
      withdrawn: new Set(all.withdrawn),
      hasOwnPage: (page) => all.own.some(({ id }) => id === page),
      read(page, language) {
        const key = documentKey({ page, language });
        const version = now.get(key)?.version;
        if (version === undefined) return loadReleased(page, language);
        const madeOf = version + links;
        const known = kept.get(key);
        if (known?.madeOf === madeOf) return known.printed;
        const printed = readOwn(db, { page, language }, all);
        kept.set(key, { madeOf, printed });
        // One that failed is not kept.
        printed.catch(() => kept.delete(key));
        return printed;
      },
      revisedOn: (page, language) => now.get(documentKey({ page, language }))?.savedOn ?? releasedOn(page),
    };
  };
}

function releasedOn(page: DocumentPage): string {
  if (page === "privacy") return privacyCheckedOn;
  return isOwnPage(page) ? "" : guidePageFacts[page].revised;
}

function publishedPages(
  pages: readonly StoredOwnPage[],
  versions: ReadonlyMap<string, DocumentVersion>,
): PublishedOwnPage[] {
  return pages
    .map(({ id, addresses, createdAt }) => ({
      page: id,
      addresses,
      publishedIn: languages.filter((language) => versions.has(documentKey({ page: id, language }))),
      publishedOn: createdAt.toISOString().slice(0, 10),
    }))
    .filter(({ publishedIn }) => publishedIn.length > 0);
}

async function readOwn(
  db: Queries,
  { page, language }: DocumentPlace,
  pages: SitePages,
): Promise<PrintedDocument> {
  const { own } = await readOwnDocument(db, { page, language });
  if (!own) return loadReleased(page, language);
  return printWritten(own.document, { page, language }, pages);
}

/** Makes the ways of printing what editors have written, with links to pages that readers have now, and pictures as HTML. */
export async function printWritten(
  document: GuideDocument,
  { page, language }: DocumentPlace,
  pages: SitePages,
): Promise<PrintedDocument> {
  const content = withLiveLinks(document.content, pages, language);
  const printed = await printedDocument(() => ({ ...document, content }), page, language);
  const withMedia = await mediaPrinter(language);
  return { ...printed, printMarked: (facts) => withMedia(printed.printMarked(facts)), document };
}

async function loadReleased(page: DocumentPage, language: Language): Promise<PrintedDocument> {
  if (isOwnPage(page)) throw new DomainError("not_found", "there is no such page in this language");
  return loadGuideDocument(page, language);
}
