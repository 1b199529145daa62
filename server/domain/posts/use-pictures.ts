import type { Block } from "#api/documents/block-tree.ts";
import type { Queries } from "#server/storage/database.ts";
import { removeUnusedPictures, replacePostPictures } from "#server/storage/media/media.ts";
import { findRevisionPictures } from "#server/storage/posts/revisions.ts";
import { pictureHashesIn } from "#server/storage/posts/stored-text.ts";

interface PostTexts {
  id: string;
  blocks: Block[];
  translations: Partial<Record<string, { blocks: Block[] }>>;
}

/** Records the pictures in the texts of posts that were written, and removes former ones that are nowhere any more. */
export async function usePictures(
  db: Queries,
  posts: PostTexts[],
  formerCovers: readonly { hash: string }[],
): Promise<void> {
  const ids = posts.map(({ id }) => id);
  const inRevisions = Map.groupBy(await findRevisionPictures(db, ids), ({ postId }) => postId);
  const uses = posts.map(({ id, blocks, translations }): [string, string[]] => {
    const all = [blocks, ...Object.values(translations).flatMap((text) => (text ? [text.blocks] : []))];
    const kept = inRevisions.get(id)?.map(({ hash }) => hash) ?? [];
    return [id, [...new Set([...pictureHashesIn(all.flat()), ...kept])]];
  });
  const before = await replacePostPictures(db, new Map(uses));
  await removeUnusedPictures(db, [...before, ...formerCovers.map(({ hash }) => hash)]);
}
