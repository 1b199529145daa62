import sharp from "sharp";
import type { PictureFormat, PictureWidth } from "#api/media.ts";

/**
 * Makes one of the forms in which a stored picture is served: at most as wide as asked, never wider
 * than it is.
 *
 * @param bytes what `preparePicture` made
 */
export function makeVariant(bytes: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const sized = sharp(bytes).resize({ width, withoutEnlargement: true });
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
