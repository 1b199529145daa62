import type { DocumentFault } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { nodesIn, picturesIn } from "#api/documents/walk-nodes.ts";
import { pictureAddress } from "#api/post-html/picture-address.ts";
import { videoAddress } from "#api/videos/video-address.ts";
import { invalidFields } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import { hasPicture } from "#server/storage/media/media.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { hashOf } from "#server/storage/posts/stored-text.ts";

/**
 * Pages show pictures of the library, each of which says what it shows or that it only decorates before readers see it, and videos that posts
 * may have. None of the pictures is removed before the transaction ends. Call it before the lock of the documents.
 *
 * @throws DomainError `invalid_field`
 */
export async function requireMedia(
  tx: Queries,
  { content }: GuideDocument,
  { isForReaders }: { isForReaders: boolean },
): Promise<void> {
  const faults: Partial<Record<DocumentFault, string>> = {};
  const shown = picturesIn(content);
  const strange = nodesIn(content).flatMap((node) =>
    node.type === "video" && videoAddress(node.attrs.src) !== node.attrs.src ? node.attrs.src : [],
  );
  if (shown.length > 0) await lockPostWrites(tx);
  for (const picture of shown) {
    const { src } = picture.attrs;
    const hash = hashOf(picture);
    if (hash === null || pictureAddress(src) !== src || !(await hasPicture(tx, hash))) strange.push(src);
  }
  if (strange.length > 0) faults.pictures = strange.join(", ");
  const silent = shown.flatMap(({ attrs }, at) => (attrs.alt === "" && !attrs.isDecorative ? at + 1 : []));
  if (isForReaders && silent.length > 0) faults.alts = silent.join(", ");
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}
