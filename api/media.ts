/** Pixels. */
export const pictureWidths = [240, 320, 480, 640, 960, 1280, 1920] as const;

export const pictureFormats = ["avif", "webp", "jpeg"] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/** All pictures' addresses begin with it. */
export const mediaPrefix = "/media/";

/** For example `/media/3f…/640.avif`. */
export function mediaPath(hash: string, width: PictureWidth, format: PictureFormat): string {
  return `${mediaPrefix}${hash}/${width}.${format}`;
}

/** For places that take only one address: `coverImage`, feeds, the `src` of an `img`. */
export const singleAddressWidth: PictureWidth = 1280;
