import { isDeepStrictEqual } from "node:util";
import type { documentChangeSchema } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import type { Language } from "#i18n/languages.ts";
import { isOwnPage, ownPagePath } from "#i18n/own-pages.ts";
import { may, requirePermission } from "#server/domain/accounts/permissions.ts";
import { nameOf, recordEvent, usernameOf, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import {
  findDocumentDraft,
  listDocumentDrafts,
  removeDocumentDraft,
  upsertDocumentDraft,
  type DocumentDraft,
} from "#server/storage/guide/guide-drafts.ts";
import {
  findOwnDocument,
  insertGuideRevision,
  listDocumentVersions,
  lockGuideDocuments,
  removeGuideDocument,
  upsertGuideDocument,
  type DocumentPlace,
  type OwnDocument,
} from "#server/storage/guide/guide-documents.ts";
import {
  moveNote,
  publishPendingNote,
  putPendingNote,
  removeNotes,
  takeNoteBack,
} from "#server/storage/guide/change-notes.ts";
import { removePageAutosave } from "#server/storage/writing/page-autosaves.ts";
import { removeOutdatedDocument } from "#server/storage/guide/outdated-documents.ts";
import { findOwnPage } from "#server/storage/guide/own-pages.ts";
import type { z } from "zod";
import { noteChange } from "./outdated-documents.ts";
import { addAddress } from "./own-pages.ts";
import { endPagePreviews } from "./preview-page.ts";
import { requireMedia } from "./require-media.ts";

interface Change {
  by: Actor;
  now: Date;
}

/** The release's text beside the one that the editors saw last; null if there is nothing new. */
export function newerRelease(
  own: OwnDocument | null,
  released: GuideDocument,
): Record<"document" | "basis", GuideDocument> | null {
  return own && !isDeepStrictEqual(own.basis, released) ? { document: released, basis: own.basis } : null;
}

/**
 * From then on readers see it, unless it is a draft. At the first change the release's words become the first revision.
 *
 * @param document that was checked already, but for its pictures and videos
 * @throws DomainError `changed_meanwhile` when it was made from another version than the one that stands, `invalid_field`
 */
export async function changeDocument(
  db: Database,
  place: DocumentPlace,
  released: GuideDocument,
  { document, version, settlesRelease, draft, note }: z.output<typeof documentChangeSchema>,
  { by, now }: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireMedia(tx, document, { isForReaders: draft?.publishAt !== null });
    const { own, draft: former, newest, page } = await findUnchanged(tx, place, version);
    requireWriting(by, place.language, { former, isDraft: draft?.publishAt === null });
    if (page) await addAddress(tx, page, place.language, document.attrs.title);
    else if (!newest)
      await insertGuideRevision(tx, { ...place, document: released, savedAt: now, savedBy: null });
    const username = usernameOf(by);
    if (username !== null) await removePageAutosave(tx, place, username);
    const saved = { ...place, document, savedAt: now, savedBy: nameOf(by) };
    const revision = await insertGuideRevision(tx, saved);
    if (note !== undefined) await putPendingNote(tx, notedText(place), note);
    if (draft) {
      const publishAt = draft.publishAt ? new Date(draft.publishAt) : null;
      await upsertDocumentDraft(tx, { ...place, version: revision, publishAt });
      await recordEvent(tx, { kind: "document_draft_saved", by, subject: await subjectOf(tx, place) });
    } else {
      const basis = own && !settlesRelease ? own.basis : released;
      // With the same words, another note takes the place of the former one, and an emptied one takes it back.
      const said = own ?? former;
      if (said && isDeepStrictEqual(said.document, document)) {
        await moveNote(tx, notedText(place), { from: said.version, to: revision });
        if (note === "") await takeNoteBack(tx, notedText(place), revision);
      }
      await publish(tx, place, revision, { basis, by, now });
    }
  });
}

/** Behind the lock. */
export async function publish(
  tx: Queries,
  place: DocumentPlace,
  version: number,
  { basis, by, now }: { basis: GuideDocument } & Change,
): Promise<void> {
  await noteChange(tx, place, { version, basis });
  await removeDocumentDraft(tx, place);
  await publishPendingNote(tx, notedText(place), { revision: version, now });
  await upsertGuideDocument(tx, { ...place, version, basis });
  await recordEvent(tx, { kind: "document_changed", by, subject: await subjectOf(tx, place) });
}

/** Whether the draft can be discarded: an own page keeps its last text until it is deleted. */
export async function isDraftRemovable(
  db: Queries,
  { page, language }: DocumentPlace,
  { own, draft }: { own: OwnDocument | null; draft: DocumentDraft | null },
): Promise<boolean> {
  if (!draft || own || !isOwnPage(page)) return draft !== null;
  const texts = [...(await listDocumentDrafts(db)), ...(await listDocumentVersions(db))];
  return texts.some((one) => one.page === page && one.language !== language);
}

/**
 * Discards the draft; readers notice nothing.
 *
 * @throws DomainError `not_found` where it is not removable, `changed_meanwhile` as above
 */
export async function removeDraft(
  db: Database,
  place: DocumentPlace,
  version: number,
  { by }: Pick<Change, "by">,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { own, draft } = await findUnchanged(tx, place, version);
    if (!(await isDraftRemovable(tx, place, { own, draft })))
      throw new DomainError("not_found", "the page has no draft, or nothing else");
    requireWriting(by, place.language, { former: draft, isDraft: true });
    await removeDocumentDraft(tx, place);
    // Nothing is left that could be read at addresses that were passed on.
    if (!own && isOwnPage(place.page)) await endPagePreviews(tx, place);
    await putPendingNote(tx, notedText(place), "");
    await recordEvent(tx, { kind: "document_draft_removed", by, subject: await subjectOf(tx, place) });
  });
}

/**
 * The release's words stand again, without a draft. An own page, which has none, is hidden from readers: its words become a draft.
 *
 * @throws DomainError `not_found` where they do, `changed_meanwhile` as above
 */
export async function restoreDocument(
  db: Database,
  place: DocumentPlace,
  version: number,
  { by }: Pick<Change, "by">,
): Promise<void> {
  requirePermission(by, "guide.edit");
  await db.transaction(async (tx) => {
    const { own, draft } = await findUnchanged(tx, place, version);
    if (!own) throw new DomainError("not_found", "the release's words stand already");
    const isHidden = isOwnPage(place.page);
    if (!isHidden) {
      await removeDocumentDraft(tx, place);
      await removeNotes(tx, notedText(place));
    } else {
      if (!draft) await upsertDocumentDraft(tx, { ...place, version, publishAt: null });
      // A hidden text must not stay readable at addresses that were passed on.
      await endPagePreviews(tx, place);
    }
    await removeOutdatedDocument(tx, place);
    await removeGuideDocument(tx, place);
    const kind = isHidden ? "document_hidden" : "document_restored";
    await recordEvent(tx, { kind, by, subject: await subjectOf(tx, place) });
  });
}

/** The text says all that the other languages do, as somebody has seen. */
export async function markUpToDate(
  db: Database,
  place: DocumentPlace,
  { by }: Pick<Change, "by">,
): Promise<void> {
  requireWriting(by, place.language, { former: null, isDraft: true });
  await db.transaction(async (tx) => {
    await lockGuideDocuments(tx);
    await removeOutdatedDocument(tx, place);
    await recordEvent(tx, { kind: "document_up_to_date", by, subject: await subjectOf(tx, place) });
  });
}

/**
 * Accounts that may not publish save drafts in languages of their own, and leave a draft alone that is about to be published.
 * @throws DomainError `not_allowed`
 */
export function requireWriting(
  by: Actor,
  language: Language,
  { former, isDraft }: { former: DocumentDraft | null; isDraft: boolean },
): void {
  if (by.source !== "account" || may(by.rights, "guide.edit")) return;
  if (!may(by.rights, "guide.write") || !by.rights.languages.includes(language))
    throw new DomainError("not_allowed", `you may not write in this language (${language})`);
  if (!isDraft)
    throw new DomainError("not_allowed", "only an editor may publish or schedule a page: ask for a draft");
  if (former?.publishAt)
    throw new DomainError(
      "not_allowed",
      "this text is scheduled: an editor has to take the schedule away first",
    );
}

/** @param version of the draft, else of what readers see, else 0 */
async function findUnchanged(tx: Queries, place: DocumentPlace, version: number) {
  await lockGuideDocuments(tx);
  const [own, draft] = [await findOwnDocument(tx, place), await findDocumentDraft(tx, place)];
  const newest = draft ?? own;
  const page = isOwnPage(place.page) ? await findOwnPage(tx, place.page) : null;
  if (!page && isOwnPage(place.page)) throw new DomainError("not_found", "there is no such page");
  if ((newest?.version ?? 0) !== version)
    throw new DomainError("changed_meanwhile", "somebody else has changed this page meanwhile");
  return { own, draft, newest, page };
}

function notedText({ page, language }: DocumentPlace) {
  return { postId: null, page, language } as const;
}

/** @returns the address of an own page, whose id says nothing to people */
async function subjectOf(tx: Queries, { page, language }: DocumentPlace): Promise<string> {
  const own = isOwnPage(page) ? await findOwnPage(tx, page) : null;
  return own ? ownPagePath(own.addresses[language], language) : `${page} (${language})`;
}
