import { mediaPath, singleAddressWidth } from "#api/media.ts";
import { recordEvent } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { usePictures } from "#server/domain/posts/use-pictures.ts";
import type { Database } from "#server/storage/database.ts";
import { updatePicture } from "#server/storage/media-library/library-pictures.ts";
import {
  findPictureSize,
  findPostsWith,
  findTextsWith,
  replaceUses,
  updateText,
} from "#server/storage/media-library/replace-picture.ts";
import { findPostsByIds, lockPostWrites } from "#server/storage/posts/posts.ts";
import { requirePicture, type Doing } from "./media-library.ts";
import { animatedPicture } from "./prepare-picture.ts";

/**
 * Puts another picture wherever one is shown: covers, the texts that readers read and those that the desk works on. The words stay, so
 * it is no revision; earlier revisions keep the former picture, and so does the library.
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
    const { name } = await requirePicture(tx, from);
    const picture = await findPictureSize(tx, to);
    if (!picture) throw new DomainError("not_found", "there is no such picture");
    if (from === to) return [];
    const found = await findPostsWith(tx, from);
    if (picture.isAnimated && found.some(({ isCover }) => isCover)) throw animatedPicture();
    const postIds = found.map(({ id }) => id);
    for (const text of await findTextsWith(tx, from))
      await updateText(tx, { ...text, content: withPicture(text.content, from, picture) });
    await updatePicture(tx, from, { isKept: true });
    await updatePicture(tx, to, { isKept: true });
    await replaceUses(tx, { from, to, postIds, now });
    await usePictures(tx, await findPostsByIds(tx, postIds), []);
    await recordEvent(tx, { kind: "picture_replaced", by, subject: name || from, count: postIds.length });
    return postIds;
  });
}

/** In canonical HTML: the address and the size of each such picture; its description is the text's own. */
function withPicture(
  html: string,
  from: string,
  { hash, width, height, isAnimated }: { hash: string; width: number; height: number; isAnimated: boolean },
): string {
  const address = mediaPath(hash, singleAddressWidth, isAnimated ? "webp" : "jpeg");
  return html.replace(new RegExp(`<img src="/media/${from}/[^>]*>`, "g"), (tag) =>
    tag
      .replace(/src="[^"]*"/, `src="${address}"`)
      .replace(/ width="\d+"/, ` width="${width}"`)
      .replace(/ height="\d+"/, ` height="${height}"`),
  );
}
