import type { AdminDocumentList, AdminDocumentState } from "#api/guide/admin-documents.ts";
import { loadByLanguage, type Language } from "#i18n/languages.ts";
import { readSitePages } from "#server/domain/guide/withdrawn-pages.ts";
import { documentKey, readOwnDocument } from "#server/domain/guide/read-documents.ts";
import type { Queries } from "#server/storage/database.ts";
import type { StoredOwnPage } from "#server/storage/guide/own-pages.ts";

/** The owner's pages as editors see them. @param outdated the keys of their outdated texts */
export async function readAdminOwnPages(
  db: Queries,
  outdated: ReadonlySet<string>,
): Promise<AdminDocumentList> {
  const { own: pages } = await readSitePages(db);
  return Promise.all(
    pages.map(async (own) => ({
      page: own.id,
      isWithdrawn: false,
      own: { addresses: own.addresses, place: own.place },
      languages: await loadByLanguage(async (language) => ({
        ...(await readState(db, own, language)),
        isOutdated: outdated.has(documentKey({ page: own.id, language })),
      })),
    })),
  );
}

async function readState(
  db: Queries,
  { id }: StoredOwnPage,
  language: Language,
): Promise<Omit<AdminDocumentState, "isOutdated">> {
  const { own, draft } = await readOwnDocument(db, { page: id, language });
  return {
    version: own?.version ?? 0,
    savedAt: own?.savedAt.toISOString() ?? null,
    savedBy: own?.savedBy ?? null,
    title: (own ?? draft)?.document.attrs.title ?? "",
    draft: draft && { publishAt: draft.publishAt?.toISOString() ?? null },
    hasNewerRelease: false,
  };
}
