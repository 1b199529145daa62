import type { Sharp } from "sharp";
import type { PictureFormat } from "#api/media.ts";
import { sharp } from "#server/domain/media/variants/sharp.ts";

/** Makes a variant. Only the WebP of an animation is animated; the others are its first frame, for whoever wants it still. */
export function makeVariant(bytes: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  return encodeVariant(
    sharp(bytes, { animated: format === "webp" }).resize({ width, withoutEnlargement: true }),
    format,
  );
}

/** For a picture that already has its final size. */
export function encodeVariant(sized: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case "avif":
      // Measured at 1280 and 1920 px: lower quality is visible at edges; effort 4 takes six times as long, same size.
      return sized.avif({ quality: 45, effort: 3, chromaSubsampling: "4:2:0" }).toBuffer();
    case "webp":
      return sized.webp({ quality: 76 }).toBuffer();
    case "jpeg":
      return sized.flatten({ background: "white" }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  }
}
