import type { BinnedPost } from "#api/admin/bin.ts";
import { requirePermission } from "#server/domain/accounts/permissions.ts";
import { daysInBin } from "#api/admin/days-in-bin.ts";
import { defaultLanguage, languages } from "#i18n/languages.ts";
import { recordEvent, siteItself, usernameOf, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { removeUnusedPictures } from "#server/storage/media/media.ts";
import {
  findBinnedBefore,
  findBinnedPosts,
  findTitles,
  insertBinnedPost,
  removeFromBin,
} from "#server/storage/posts/binned-posts.ts";
import { removePreviews } from "#server/storage/previews/previews.ts";
import { lockPostWrites, removePost, setAdminFields } from "#server/storage/posts/posts.ts";
import { findWorkingTexts } from "#server/storage/posts/revisions.ts";
import { findStates, upsertState } from "#server/storage/posts/translation-states.ts";
import { withAdminFields, type AdminPost } from "./admin-posts.ts";
import { hasPublishedText } from "./reading/display-post.ts";
import { nameOf, requirePost } from "./write-post.ts";

const timeInBin = daysInBin * 24 * 60 * 60_000;

interface Doing {
  now: Date;
  by: Actor;
}

/** The last deleted first. */
export async function listBin(db: Queries): Promise<BinnedPost[]> {
  const posts = await findBinnedPosts(db);
  const ids = posts.map(({ postId }) => postId);
  // Where the working title differs from the published one, editors know the post by the working title.
  const found = [...(await findTitles(db, ids)), ...(await findWorkingTexts(db, ids))];
  const byPost = Map.groupBy(found, ({ postId }) => postId);
  return posts.map(({ postId, deletedAt, deletedBy, title }) => {
    const texts = [{ language: defaultLanguage, title }, ...(byPost.get(postId) ?? [])];
    const titles = new Map(
      texts.filter((text) => text.title !== "").map((text) => [text.language, text.title]),
    );
    return {
      id: postId,
      titles: Object.fromEntries(
        languages.flatMap((one) => (titles.has(one) ? [[one, titles.get(one)]] : [])),
      ),
      deletedAt: deletedAt.toISOString(),
      deletedBy,
      until: new Date(deletedAt.getTime() + timeInBin).toISOString(),
    };
  });
}

/**
 * Nobody finds the post any more, but in the bin; its texts, states, pictures and addresses stay as they are, so that no
 * other post takes them. @throws DomainError `not_found`
 */
export async function movePostToBin(db: Queries, id: string, { now, by }: Doing): Promise<void> {
  requirePermission(by, "posts.delete");
  await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const post = await requirePost(tx, id);
    await setAdminFields(tx, id, { isPublished: false });
    await removePreviews(tx, { postId: id, page: null });
    await insertBinnedPost(tx, { postId: id, deletedAt: now, deletedBy: usernameOf(by) });
    await bumpContentVersion(tx, { isRemoval: true });
    await recordEvent(tx, { kind: "post_deleted", by, subject: await nameOf(tx, post) });
  });
}

/**
 * Every language stands where it stood, under its address. A text that was to be published meanwhile is a draft: whoever deleted
 * it did not want it to appear, and whoever restores it may only want to look. @throws DomainError `not_found`
 */
export async function restorePost(db: Queries, id: string, { now, by }: Doing): Promise<AdminPost> {
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    if (!(await removeFromBin(tx, id))) throw notInBin();
    const { translations } = await requirePost(tx, id);
    for (const row of await findStates(tx, [id])) {
      const isOverdue = row.publishAt !== null && row.publishAt <= now;
      if (row.state !== "scheduled" || !isOverdue) continue;
      const state = translations[row.language] ? "published" : "draft";
      await upsertState(tx, { ...row, state, publishAt: null });
    }
    const post = await requirePost(tx, id);
    await setAdminFields(tx, id, { isPublished: hasPublishedText(post) });
    await bumpContentVersion(tx);
    await recordEvent(tx, { kind: "post_restored", by, subject: await nameOf(tx, post) });
    return withAdminFields(tx, post);
  });
}

/** For good, with its pictures. @throws DomainError `not_found` */
export async function erasePost(db: Queries, id: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    if (!(await removeFromBin(tx, id))) throw notInBin();
    const subject = await nameOf(tx, await requirePost(tx, id));
    await removeUnusedPictures(tx, (await removePost(tx, id)) ?? []);
    await recordEvent(tx, { kind: "post_erased", by, subject });
  });
}

/** Erases what was deleted thirty days ago. Several processes may do it at the same time. */
export async function purgeBin(db: Queries, now: Date): Promise<void> {
  const over = await findBinnedBefore(db, new Date(now.getTime() - timeInBin));
  for (const id of over) {
    await erasePost(db, id, siteItself).catch((error: unknown) => {
      // Another process, or somebody in the admin area, was faster.
      if (!(error instanceof DomainError && error.code === "not_found")) throw error;
    });
  }
}

function notInBin(): DomainError {
  return new DomainError("not_found", "there is no such post in the bin");
}
