import { deskPaths } from "#api/desk/desk-paths.ts";
import type { DeskDocument, DeskDocumentList, DocumentChange, Printing } from "#api/guide/desk-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { withBody, type Call } from "#api/transport.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

export function documentCalls(call: Call) {
  return {
    listDeskDocuments: () => call<DeskDocumentList>(deskPaths.deskDocuments),
    readDeskDocument: (page: GuidePage, language: Language) =>
      call<DeskDocument>(deskPaths.deskDocument({ page, language })),
    /** @throws ApiError `changed_meanwhile`, `invalid_field` */
    changeDocument: (page: GuidePage, language: Language, change: DocumentChange) =>
      call<DeskDocument>(deskPaths.deskDocument({ page, language }), withBody("PUT", change)),
    /** The release's words stand again. @throws ApiError `changed_meanwhile`, `not_found` */
    restoreDocument: (page: GuidePage, language: Language, version: number) =>
      call<DeskDocument>(deskPaths.deskDocumentRestore({ page, language }), withBody("POST", { version })),
    readDocumentRevision: (page: GuidePage, language: Language, version: number) =>
      call<GuideDocument>(deskPaths.deskDocumentRevision({ page, language, version: String(version) })),
    /** All ways in which a document can print a fact of the desk's list. */
    listPrintings: (id: string, language: Language) =>
      call<Printing[]>(deskPaths.factPrintings({ id, language })),
  };
}
