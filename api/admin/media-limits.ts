/** Characters. */
export const mediaLimits = { name: 200, alt: 300, credit: 200, search: 200 } as const;

/** Pictures on a page of the library. */
export const mediaPageSize = 48;

/** A photograph of 50 megapixels, as cameras and phones write it, has up to 25. */
export const maxPictureBytes = 30 * 1024 * 1024;

/** The `accept` attribute of file inputs for pictures. */
export const acceptedPictures =
  "image/png,image/gif,image/jpeg,image/bmp,image/x-icon,image/vnd.microsoft.icon,image/webp,image/avif,.ico";
