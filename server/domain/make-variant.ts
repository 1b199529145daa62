import sharp, { type Sharp } from "sharp";
import type { PictureFormat } from "#api/media.ts";

/**
 * Makes one of the forms in which a stored picture is served: at most as wide as asked, never wider
 * than it is.
 *
 * @param bytes what `preparePicture` made
 */
export function makeVariant(bytes: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  return encodeVariant(sharp(bytes).resize({ width, withoutEnlargement: true }), format);
}

/** Encodes a picture of the size in which it is served, with the quality that pages show. */
export function encodeVariant(sized: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case "avif":
      // Less quality shows on edges, more only keeps the drawings' paper grain. The next higher effort takes
      // six times as long and saves nothing (measured at 1280 and 1920 px).
      return sized.avif({ quality: 45, effort: 3, chromaSubsampling: "4:2:0" }).toBuffer();
    case "webp":
      return sized.webp({ quality: 76 }).toBuffer();
    case "jpeg":
      return sized.flatten({ background: "white" }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  }
}
