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

/** The pictures by which a site is told from others. */
export const brandUses = ["logo", "icon"] as const;
export type BrandUse = (typeof brandUses)[number];

export const brandPrefix = `${mediaPrefix}brand/`;

/** Pixels of the owner's icon: for tabs, and for the first screens of phones. */
export const iconSizes = { apple: 180, small: 192, large: 512 } as const;

/** For example `/media/brand/3f….webp`. */
export function logoPath(hash: string): string {
  return `${brandPrefix}${hash}.webp`;
}

/** For example `/media/brand/3f…-180.png`. */
export function iconPath(hash: string, size: number): string {
  return `${brandPrefix}${hash}-${size}.png`;
}

/** For places that take only one address: `coverImage`, feeds, the `src` of an `img`. */
export const singleAddressWidth: PictureWidth = 1280;
