import {
  mediaPath,
  pictureWidths,
  singleAddressWidth,
  type PictureFormat,
  type PictureWidth,
} from "#api/media.ts";
import type { Picture } from "#api/posts/posts.ts";

/**
 * A `srcset`. The server never enlarges: of the widths above the picture's own only the first is listed, as its real width.
 */
export function variantsOf({ hash, width }: Picture, format: PictureFormat): string {
  const lastIndex = pictureWidths.findIndex((offered) => offered >= width);
  const listed = lastIndex === -1 ? pictureWidths : pictureWidths.slice(0, lastIndex + 1);
  return listed
    .map((offered) => `${mediaPath(hash, offered, format)} ${Math.min(offered, width)}w`)
    .join(", ");
}

/** For where only one address can be given; the size is the real one. */
export function singleVariant({ hash, width, height }: Picture, wanted: PictureWidth = singleAddressWidth) {
  const realWidth = Math.min(wanted, width);
  return {
    path: mediaPath(hash, wanted, "jpeg"),
    width: realWidth,
    height: Math.round((height * realWidth) / width),
  };
}
