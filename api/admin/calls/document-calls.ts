import { adminPaths } from "#api/admin/admin-paths.ts";
import type {
  AdminDocument,
  AdminDocumentList,
  DocumentChange,
  Printing,
} from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { withBody, type Call } from "#api/transport.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

export function documentCalls(call: Call) {
  return {
    listAdminDocuments: () => call<AdminDocumentList>(adminPaths.adminDocuments),
    readAdminDocument: (page: GuidePage, language: Language) =>
      call<AdminDocument>(adminPaths.adminDocument({ page, language })),
    /** @throws ApiError `changed_meanwhile`, `invalid_field` */
    changeDocument: (page: GuidePage, language: Language, change: DocumentChange) =>
      call<AdminDocument>(adminPaths.adminDocument({ page, language }), withBody("PUT", change)),
    /** Discards the draft; readers notice nothing. @throws ApiError `changed_meanwhile`, `not_found` */
    removeDocumentDraft: (page: GuidePage, language: Language, version: number) =>
      call<AdminDocument>(adminPaths.adminDocumentDraft({ page, language }), withBody("DELETE", { version })),
    /** The release's words stand again. @throws ApiError `changed_meanwhile`, `not_found` */
    restoreDocument: (page: GuidePage, language: Language, version: number) =>
      call<AdminDocument>(adminPaths.adminDocumentRestore({ page, language }), withBody("POST", { version })),
    readDocumentRevision: (page: GuidePage, language: Language, version: number) =>
      call<GuideDocument>(adminPaths.adminDocumentRevision({ page, language, version: String(version) })),
    /** All ways in which a document can print a fact of the admin area's list. */
    listPrintings: (id: string, language: Language) =>
      call<Printing[]>(adminPaths.factPrintings({ id, language })),
  };
}
