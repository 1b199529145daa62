import {
  mediaPath,
  pictureWidths,
  singleAddressWidth,
  type Picture,
  type PictureFormat,
  type PictureWidth,
} from "#api/media.ts";

/**
 * The addresses of a stored picture in one format, as a `srcset`. The server never enlarges: of the widths
 * beyond the picture's own only the first is named, with the width that it really has.
 */
export function variantsOf({ hash, width }: Picture, format: PictureFormat): string {
  const enough = pictureWidths.findIndex((offered) => offered >= width);
  const named = enough === -1 ? pictureWidths : pictureWidths.slice(0, enough + 1);
  return named
    .map((offered) => `${mediaPath(hash, offered, format)} ${Math.min(offered, width)}w`)
    .join(", ");
}

/** The one variant for where only one address can be given, with the size that it really has. */
export function singleVariant({ hash, width, height }: Picture, wanted: PictureWidth = singleAddressWidth) {
  const real = Math.min(wanted, width);
  return { path: mediaPath(hash, wanted, "jpeg"), width: real, height: Math.round((height * real) / width) };
}
