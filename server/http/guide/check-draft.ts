import type { FastifyInstance } from "fastify";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import type { DocumentDraft } from "#server/storage/guide/guide-drafts.ts";
import { requireSoundDocument } from "./admin-document.ts";

/**
 * Looks at a draft once more on the day it is published: what it leads to may be gone.
 *
 * @returns the release's words of its page
 * @throws DomainError `invalid_field`
 */
export async function checkDraft(
  { db, readGuide }: FastifyInstance,
  { page, language, document }: DocumentDraft,
): Promise<GuideDocument> {
  return requireSoundDocument(db, await readGuide(db), document, { page, language });
}
