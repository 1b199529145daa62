import type { LibraryPicture } from "#api/admin/media-library.ts";
import type { Block } from "#api/documents/block-tree.ts";
import { replaceNodes } from "#api/documents/walk-nodes.ts";
import { recordEvent } from "#server/domain/audit/record-event.ts";
import { rewriteDocuments } from "#server/domain/guide/rewrite-documents.ts";
import { cleanStored } from "#server/domain/posts/cleaning/clean-text.ts";
import { withPicture } from "#server/domain/posts/embedded-pictures.ts";
import { hashOf } from "#server/storage/posts/stored-text.ts";
import { usePictures } from "#server/domain/posts/use-pictures.ts";
import type { Database } from "#server/storage/database.ts";
import { lockGuideDocuments } from "#server/storage/guide/guide-documents.ts";
import { updatePicture } from "#server/storage/media/library-pictures.ts";
import { findPostsCoveredBy, replaceUses } from "#server/storage/media/replace-picture.ts";
import { replaceSitePicture } from "#server/storage/media/site-uses.ts";
import { findPostsByIds, lockPostWrites } from "#server/storage/posts/posts.ts";
import { findTextsShowing, updateText } from "#server/storage/posts/present-texts.ts";
import { requirePicture, type Doing } from "./media-library.ts";
import { animatedPicture } from "./prepare-picture.ts";

/**
 * Puts another picture wherever one is shown: covers, slides, authors, categories, drawings’ places, the texts that readers read and those that editors work on. The words stay, but
 * for the credit, so it is no revision of a post; earlier revisions keep the former picture, and so does the library.
 *
 * @returns the posts that changed
 * @throws DomainError `not_found`; `picture_animated` where one would become a cover: covers stand still
 */
export async function replacePicture(
  db: Database,
  from: string,
  to: string,
  { by, now }: Doing,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    await lockGuideDocuments(tx);
    const { name, siteUses } = await requirePicture(tx, from);
    const picture = await requirePicture(tx, to);
    if (from === to) return [];
    const covered = await findPostsCoveredBy(tx, from);
    if (picture.isAnimated && (covered.length > 0 || siteUses.length > 0)) throw animatedPicture();
    const texts = await findTextsShowing(tx, from);
    // Posts of which an earlier revision alone has it do not change.
    const postIds = [...new Set([...covered, ...texts.flatMap(({ key: [postId] }) => postId ?? [])])];
    for (const text of texts)
      await updateText(tx, { ...text, blocks: withOther(await cleanStored(text.blocks), from, picture) });
    await updatePicture(tx, from, { isKept: true });
    await updatePicture(tx, to, { isKept: true });
    await replaceUses(tx, { from, to, postIds, now });
    await replaceSitePicture(tx, from, to);
    await rewriteDocuments(tx, { rewrite: (content) => withOther(content, from, picture), by, now });
    await usePictures(tx, await findPostsByIds(tx, postIds), []);
    await recordEvent(tx, { kind: "picture_replaced", by, subject: name || from, count: postIds.length });
    return postIds;
  });
}

/** The description and the caption belong to the text, and stay; the credit comes with the new picture. */
function withOther(blocks: Block[], from: string, by: LibraryPicture): Block[] {
  return replaceNodes(blocks, (node) =>
    node.type === "picture" && hashOf(node) === from ? [withPicture(node, by, by.credit)] : undefined,
  );
}
