import { adminPaths } from "#api/admin/admin-paths.ts";
import type { PreviewAddress } from "#api/admin/preview-address.ts";
import type {
  AdminDocument,
  AdminDocumentList,
  DocumentChange,
  Printing,
} from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import type { NewOwnPage, OwnPageChange, OwnPageUses } from "#api/guide/own-pages.ts";
import { withBody, type Call } from "#api/transport.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { DocumentPage, OwnPage } from "#i18n/own-pages.ts";

export function documentCalls(call: Call) {
  return {
    listAdminDocuments: () => call<AdminDocumentList>(adminPaths.adminDocuments),
    readAdminDocument: (page: DocumentPage, language: Language) =>
      call<AdminDocument>(adminPaths.adminDocument({ page, language })),
    /** @throws ApiError `changed_meanwhile`, `invalid_field` */
    changeDocument: (page: DocumentPage, language: Language, change: DocumentChange) =>
      call<AdminDocument>(adminPaths.adminDocument({ page, language }), withBody("PUT", change)),
    /** Discards the draft; readers notice nothing. @throws ApiError `changed_meanwhile`, `not_found` */
    removeDocumentDraft: (page: DocumentPage, language: Language, version: number) =>
      call<AdminDocument>(adminPaths.adminDocumentDraft({ page, language }), withBody("DELETE", { version })),
    /** The release's words stand again; an own page is hidden, and its words become a draft. @throws ApiError `changed_meanwhile`, `not_found` */
    restoreDocument: (page: DocumentPage, language: Language, version: number) =>
      call<AdminDocument>(adminPaths.adminDocumentRestore({ page, language }), withBody("POST", { version })),
    /** The text says all that the other languages do. */
    markDocumentUpToDate: (page: DocumentPage, language: Language) =>
      call<AdminDocument>(adminPaths.adminDocumentUpToDate({ page, language }), { method: "POST" }),
    /** An address under which anybody reads what was saved last. */
    previewDocument: (page: DocumentPage, language: Language) =>
      call<PreviewAddress>(adminPaths.pagePreview({ page, language }), { method: "POST" }),
    /** Nobody reads the language by an address that was made until now. */
    endDocumentPreviews: (page: DocumentPage, language: Language) =>
      call<object>(adminPaths.pagePreview({ page, language }), { method: "DELETE" }),
    readDocumentRevision: (page: DocumentPage, language: Language, version: number) =>
      call<GuideDocument>(adminPaths.adminDocumentRevision({ page, language, version: String(version) })),
    /** Readers have the page of the guide in no language from then on, or in all again. */
    withdrawPage: (page: GuidePage, isWithdrawn: boolean) =>
      call<object>(adminPaths.pageWithdrawal({ page }), withBody("PUT", { isWithdrawn })),
    /** @returns its id; each language begins as a draft. @throws ApiError `invalid_field` for an address that is taken */
    addOwnPage: (page: NewOwnPage) => call<{ page: OwnPage }>(adminPaths.ownPages, withBody("POST", page)),
    /** Former addresses lead to the new ones. @throws ApiError `invalid_field` as above */
    changeOwnPage: (page: OwnPage, change: OwnPageChange) =>
      call<object>(adminPaths.ownPage({ page }), withBody("PUT", change)),
    /** With all its versions, for good. */
    removeOwnPage: (page: OwnPage) => call<object>(adminPaths.ownPage({ page }), { method: "DELETE" }),
    readOwnPageUses: (page: OwnPage) => call<OwnPageUses>(adminPaths.ownPageUses({ page })),
    /** All ways in which a document can print a fact of the admin area's list. */
    listPrintings: (id: string, language: Language) =>
      call<Printing[]>(adminPaths.factPrintings({ id, language })),
  };
}
