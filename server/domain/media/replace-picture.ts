import type { LibraryPicture } from "#api/desk/media-library.ts";
import { mediaPath, singleAddressWidth } from "#api/media.ts";
import { unescapeHtml } from "#api/post-html/escape-html.ts";
import { pictureToHtml } from "#api/post-html/picture-block.ts";
import { recordEvent } from "#server/domain/audit/record-event.ts";
import { usePictures } from "#server/domain/posts/use-pictures.ts";
import type { Database } from "#server/storage/database.ts";
import { updatePicture } from "#server/storage/media-library/library-pictures.ts";
import {
  findPostsCoveredBy,
  findTextsWith,
  replaceUses,
  updateText,
} from "#server/storage/media-library/replace-picture.ts";
import { findPostsByIds, lockPostWrites } from "#server/storage/posts/posts.ts";
import { requirePicture, type Doing } from "./media-library.ts";
import { animatedPicture } from "./prepare-picture.ts";

/**
 * Puts another picture wherever one is shown: covers, the texts that readers read and those that the desk works on. The words stay, but
 * for the credit, so it is no revision; earlier revisions keep the former picture, and so does the library.
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
    const picture = await requirePicture(tx, to);
    if (from === to) return [];
    const covered = await findPostsCoveredBy(tx, from);
    if (picture.isAnimated && covered.length > 0) throw animatedPicture();
    const texts = await findTextsWith(tx, from);
    // Posts of which an earlier revision alone has it do not change.
    const postIds = [...new Set([...covered, ...texts.flatMap(({ key: [postId] }) => postId ?? [])])];
    for (const text of texts)
      await updateText(tx, { ...text, content: withPicture(text.content, from, picture) });
    await updatePicture(tx, from, { isKept: true });
    await updatePicture(tx, to, { isKept: true });
    await replaceUses(tx, { from, to, postIds, now });
    await usePictures(tx, await findPostsByIds(tx, postIds), []);
    await recordEvent(tx, { kind: "picture_replaced", by, subject: name || from, count: postIds.length });
    return postIds;
  });
}

/** In canonical HTML: what is said of the picture and its caption are the text's own, the credit belongs to the picture. */
function withPicture(html: string, from: string, by: LibraryPicture): string {
  const src = mediaPath(by.hash, singleAddressWidth, by.isAnimated ? "webp" : "jpeg");
  const size = { width: by.width, height: by.height };
  const img = `<img src="/media/${from}/[^"]*" alt="([^"]*)"( role="presentation")?(?: width="\\d+" height="\\d+")?>`;
  const figure = new RegExp(
    `(?:<figure>)?${img}(?:<figcaption>([^<]*)(?:<small>[^<]*</small>)?</figcaption></figure>)?`,
    "g",
  );
  return html.replace(figure, (_, alt: string, role: string | undefined, caption = "") =>
    pictureToHtml({
      kind: "picture",
      src,
      alt: unescapeHtml(alt),
      size,
      isDecorative: role !== undefined,
      caption: unescapeHtml(String(caption)).trim(),
      credit: by.credit,
    }),
  );
}
