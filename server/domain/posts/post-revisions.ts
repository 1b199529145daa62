import type { RevisionAnswer, RevisionSummary } from "#api/admin/revisions.ts";
import type { Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import type { Stored } from "#server/storage/posts/stored-text.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { findRevision, findRevisions, textOf } from "#server/storage/posts/revisions.ts";
import { cleanStored } from "./cleaning/clean-text.ts";
import { readPostId, withAdminFields, type AdminPost } from "./admin-posts.ts";
import { changeTexts } from "./write-post.ts";

/** All saves of a post in all languages, the newest first. @throws DomainError `not_found` */
export async function listRevisions(db: Queries, postId: string): Promise<RevisionSummary[]> {
  const id = await readPostId(db, postId);
  const found = await findRevisions(db, id);
  return found.map(({ savedAt, ...revision }) => ({ ...revision, savedAt: savedAt.toISOString() }));
}

/** @throws DomainError `not_found` when there is no such post or revision */
export async function readRevision(
  db: Queries,
  postId: string,
  revision: number,
): Promise<Stored<RevisionAnswer>> {
  const id = await readPostId(db, postId);
  const found = await findRevision(db, { postId: id, revision });
  if (!found) throw new DomainError("not_found", "there is no such revision");
  const { language, savedAt, savedBy } = found;
  const text = { ...textOf(found), blocks: await cleanStored(found.blocks) };
  return { revision, language, ...text, savedAt: savedAt.toISOString(), savedBy };
}

/**
 * Makes a former text the one that editors work on, as a new revision: visitors read what they read until it is
 * published.
 * @throws DomainError `not_found`
 */
export async function restoreRevision(
  db: Queries,
  postId: string,
  revision: number,
  { now, by }: { now: Date; by: Actor },
): Promise<AdminPost> {
  const { language, ...former } = await readRevision(db, postId, revision);
  const id = await readPostId(db, postId);
  const texts = { [language]: textOf(former) };
  const post = await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    return changeTexts(tx, id, { texts, states: { [language]: "draft" }, now, by });
  });
  return withAdminFields(db, post);
}
