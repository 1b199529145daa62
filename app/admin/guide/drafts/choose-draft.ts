import type { AdminDocument } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { canonical, mergeDocuments } from "#app/admin/guide/compare/compare-documents.ts";
import type { KeptDraft } from "./device-draft.ts";

export interface OfferedDraft extends KeptDraft {
  /** Whether the newest of it was written on another device, or in another browser. */
  isFromServer: boolean;
}

type Written = Pick<AdminDocument, "document" | "note">;

export function differs({ document, note }: Written, base: Written): boolean {
  return note.trim() !== base.note || canonical(said(document)) !== canonical(said(base.document));
}

/** The editor gives each text a section; one at the end without a word says nothing. */
function said(document: GuideDocument): GuideDocument {
  const last = document.content.at(-1);
  const isEmpty = last?.type === "heading" && !last.content?.length;
  return isEmpty ? { ...document, content: document.content.slice(0, -1) } : document;
}

/** The draft to offer, of this device and of the server: where both changed something, the newer one's. */
export function chooseDraft(
  device: KeptDraft | null,
  server: KeptDraft | null,
  opened: Written & Pick<AdminDocument, "version">,
): OfferedDraft | null {
  const isNews = (draft: KeptDraft | null) =>
    draft !== null && differs({ document: draft.document, note: draft.note ?? opened.note }, opened);
  const onDevice = isNews(device) ? device : null;
  const onServer = isNews(server) ? server : null;
  if (!onServer) return onDevice && { ...onDevice, isFromServer: false };
  if (!onDevice) return { ...onServer, isFromServer: true };
  const isFromServer = onServer.keptAt > onDevice.keptAt;
  const [older, newer] = isFromServer ? [onDevice, onServer] : [onServer, onDevice];
  // Only what both began with tells which of them changed something.
  if (older.version !== opened.version || newer.version !== opened.version) return { ...newer, isFromServer };
  const { document } = mergeDocuments(opened.document, newer.document, older.document);
  const note = newer.note === opened.note ? older.note : newer.note;
  return { ...newer, document, ...(note !== undefined && { note }), isFromServer };
}
