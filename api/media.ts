/** Widths in pixels in which a stored picture is served. */
export const pictureWidths = [240, 320, 480, 640, 960, 1280, 1920] as const;

/** Formats in which a stored picture is served, the smallest first. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/** A stored picture: `hash` names it, width and height are those of the upright original in pixels. */
export interface Picture {
  hash: string;
  width: number;
  height: number;
}

/** Address of a stored picture, for example `/media/3f…/640.avif`. */
export function mediaPath(hash: string, width: PictureWidth, format: PictureFormat): string {
  return `/media/${hash}/${width}.${format}`;
}

/** Width used where only one address can be given (`coverImage`, feeds, the `src` of an `img`). */
export const singleAddressWidth: PictureWidth = 1280;
