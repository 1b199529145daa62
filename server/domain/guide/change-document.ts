import { isDeepStrictEqual } from "node:util";
import type { documentChangeSchema } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { nameOf, recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import {
  findOwnDocument,
  insertGuideRevision,
  lockGuideDocuments,
  removeGuideDocument,
  upsertGuideDocument,
  type DocumentPlace,
  type OwnDocument,
} from "#server/storage/guide/guide-documents.ts";
import type { z } from "zod";

interface Change {
  by: Actor;
  now: Date;
}

/** The release's text, if it differs from the one that the editors saw last; null if there is nothing new. */
export function newerRelease(own: OwnDocument | null, released: GuideDocument): GuideDocument | null {
  return own && !isDeepStrictEqual(own.basis, released) ? released : null;
}

/**
 * From then on readers see it. At the first change the release's words become the first revision.
 *
 * @param document that was checked already
 * @throws DomainError `changed_meanwhile` when it was made from another version than the one that stands
 */
export async function changeDocument(
  db: Database,
  place: DocumentPlace,
  released: GuideDocument,
  { document, version, settlesRelease }: z.output<typeof documentChangeSchema>,
  { by, now }: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await findUnchanged(tx, place, version);
    if (!own) await insertGuideRevision(tx, { ...place, document: released, savedAt: now, savedBy: null });
    const saved = { ...place, document, savedAt: now, savedBy: nameOf(by) };
    await upsertGuideDocument(tx, {
      ...place,
      version: await insertGuideRevision(tx, saved),
      basis: own && !settlesRelease ? own.basis : released,
    });
    await recordEvent(tx, { kind: "document_changed", by, subject: subjectOf(place) });
  });
}

/** The release's words stand again. @throws DomainError `not_found` where they do, `changed_meanwhile` as above */
export async function restoreDocument(
  db: Database,
  place: DocumentPlace,
  version: number,
  { by }: Pick<Change, "by">,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await findUnchanged(tx, place, version);
    if (!own) throw new DomainError("not_found", "the release's words stand already");
    await removeGuideDocument(tx, place);
    await recordEvent(tx, { kind: "document_restored", by, subject: subjectOf(place) });
  });
}

async function findUnchanged(
  tx: Queries,
  place: DocumentPlace,
  version: number,
): Promise<OwnDocument | null> {
  await lockGuideDocuments(tx);
  const own = await findOwnDocument(tx, place);
  if ((own?.version ?? 0) !== version)
    throw new DomainError("changed_meanwhile", "somebody else has changed this page meanwhile");
  return own;
}

function subjectOf({ page, language }: DocumentPlace): string {
  return `${page} (${language})`;
}
