import { guidePageFacts } from "#content/facts/guide-pages.ts";
import {
  loadGuideDocument,
  printedDocument,
  type PrintedDocument,
} from "#content/loading/load-guide-page.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { isOwnPage, type DocumentPage, type OwnPage } from "#i18n/own-pages.ts";
import { DomainError } from "#server/domain/errors.ts";
import { readOwnPages } from "#server/domain/guide/own-pages.ts";
import {
  documentKey,
  readDocumentVersions,
  readOwnDocument,
  type DocumentVersion,
} from "#server/domain/guide/read-documents.ts";
import type { Queries } from "#server/storage/database.ts";
import type { FastifyBaseLogger } from "fastify";

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
 * Reads the guide as it is now: what the editors have written, and the release's words for all else. What was read stays, until
 * editors write another version.
 */
export function createGuideReader(log: FastifyBaseLogger): GuideReader {
  const kept = new Map<string, { version: number; printed: Promise<PrintedDocument> }>();
  let versions: ReadonlyMap<string, DocumentVersion> = new Map();
  let ownPages: readonly PublishedOwnPage[] = [];

  async function readVersions(db: Queries): Promise<boolean> {
    try {
      const [read, pages] = await Promise.all([readDocumentVersions(db), readOwnPages(db)]);
      versions = read;
      ownPages = pages
        .map(({ id, addresses, createdAt }) => ({
          page: id,
          addresses,
          publishedIn: languages.filter((language) => read.has(documentKey({ page: id, language }))),
          publishedOn: createdAt.toISOString().slice(0, 10),
        }))
        .filter(({ publishedIn }) => publishedIn.length > 0);
      return true;
    } catch (error) {
      log.error({ err: error }, "which pages the editors have changed could not be read");
      return false;
    }
  }

  async function readOwn(db: Queries, page: DocumentPage, language: Language): Promise<PrintedDocument> {
    const { own } = await readOwnDocument(db, { page, language });
    return own ? printedDocument(own.document, page, language) : loadReleased(page, language);
  }

  return async (db) => {
    const isComplete = await readVersions(db);
    const now = versions;
    return {
      version: JSON.stringify([[...now].toSorted(), ownPages]),
      isComplete,
      ownPages,
      read(page, language) {
        const key = documentKey({ page, language });
        const version = now.get(key)?.version;
        if (version === undefined) return loadReleased(page, language);
        const known = kept.get(key);
        if (known?.version === version) return known.printed;
        const printed = readOwn(db, page, language);
        kept.set(key, { version, printed });
        // One that failed is not kept.
        printed.catch(() => kept.delete(key));
        return printed;
      },
      revisedOn: (page, language) =>
        now.get(documentKey({ page, language }))?.savedOn ??
        (isOwnPage(page) ? "" : guidePageFacts[page].revised),
    };
  };
}

async function loadReleased(page: DocumentPage, language: Language): Promise<PrintedDocument> {
  if (isOwnPage(page)) throw new DomainError("not_found", "there is no such page in this language");
  return loadGuideDocument(page, language);
}
