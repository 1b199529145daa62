import { guidePageFacts } from "#content/facts/guide-pages.ts";
import {
  loadGuideDocument,
  printedDocument,
  type PrintedDocument,
} from "#content/loading/load-guide-page.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
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
  read: (page: GuidePage, language: Language) => Promise<PrintedDocument>;
  /** ISO day on which the words were last read through. */
  revisedOn: (page: GuidePage, language: Language) => string;
}

export type GuideReader = (db: Queries) => Promise<Guide>;

/**
 * Reads the guide as it is now: what the editors have written, and the release's words for all else. What was read stays, until
 * editors write another version.
 */
export function createGuideReader(log: FastifyBaseLogger): GuideReader {
  const kept = new Map<string, { version: number; printed: Promise<PrintedDocument> }>();
  let versions: ReadonlyMap<string, DocumentVersion> = new Map();

  async function readVersions(db: Queries): Promise<boolean> {
    try {
      versions = await readDocumentVersions(db);
      return true;
    } catch (error) {
      log.error({ err: error }, "which pages the editors have changed could not be read");
      return false;
    }
  }

  async function readOwn(db: Queries, page: GuidePage, language: Language): Promise<PrintedDocument> {
    const { own } = await readOwnDocument(db, { page, language });
    return own ? printedDocument(own.document, page, language) : loadGuideDocument(page, language);
  }

  return async (db) => {
    const isComplete = await readVersions(db);
    const now = versions;
    return {
      version: JSON.stringify([...now].toSorted()),
      isComplete,
      read(page, language) {
        const key = documentKey({ page, language });
        const version = now.get(key)?.version;
        if (version === undefined) return loadGuideDocument(page, language);
        const known = kept.get(key);
        if (known?.version === version) return known.printed;
        const printed = readOwn(db, page, language);
        kept.set(key, { version, printed });
        // One that failed is not kept.
        printed.catch(() => kept.delete(key));
        return printed;
      },
      revisedOn: (page, language) =>
        now.get(documentKey({ page, language }))?.savedOn ?? guidePageFacts[page].revised,
    };
  };
}
