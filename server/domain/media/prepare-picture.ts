import { createHash } from "node:crypto";
import type { OutputInfo, Sharp } from "sharp";
import { maxPictureBytes } from "#api/admin/media-limits.ts";
import type { Picture } from "#api/posts/posts.ts";
import { DomainError } from "#server/domain/errors.ts";
import { decodeBmpPicture, decodeIconBitmap, readBmpHeader } from "./decode-bmp-picture.ts";
import { detectPictureType, isCutOff, type PictureType } from "./detect-picture-type.ts";
import { findLargestIcon } from "./find-largest-icon.ts";
import { pictureSemaphore } from "./picture-semaphore.ts";
import { sharp } from "./variants/sharp.ts";

export type PreparedPicture = Picture & { bytes: Buffer; isAnimated: boolean };

/** For places that show a still picture: the first frame alone would be another picture than the one that was chosen. */
export function animatedPicture(): DomainError {
  return new DomainError("picture_animated", "an animated picture cannot be used here; choose a still one");
}

export const pictureTooLarge = "a picture file may have at most 30 MB";

/** The most pixels of all frames together. */
const maxPixels = 50_000_000;

/** Pixels, of the longer side. */
const maxSide = 3840;

/** Pixels: each frame of an animation is a picture of its own. */
const maxAnimatedSide = 1280;

const timeoutSeconds = 60;

/** A larger lossless picture is probably a photograph, and is compressed like one. */
const maxLosslessBytes = 3 * 1024 * 1024;

interface OpenPicture {
  image: Sharp;
  hasAlpha: boolean;
  lossless: boolean;
  isAnimated: boolean;
}

/**
 * The result is upright, sRGB and without metadata. An animation stays one, as WebP.
 *
 * @param frames `one` for places that show a still picture, such as covers: an animation is refused there
 * @throws DomainError `picture_animated`, `picture_too_large`, `picture_unreadable`
 */
export async function preparePicture(
  bytes: Uint8Array,
  { frames = "all" }: { frames?: "all" | "one" } = {},
): Promise<PreparedPicture> {
  if (bytes.byteLength > maxPictureBytes) {
    throw new DomainError("picture_too_large", pictureTooLarge);
  }
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = await detectPictureType(file);
  if (type === null) {
    throw new DomainError(
      "picture_unreadable",
      "only PNG, JPEG, WebP, AVIF, GIF, BMP and ICO pictures can be used",
    );
  }
  const { data, info, isAnimated } = await pictureSemaphore(
    () =>
      requireReadable(async () => {
        const opened = await open(file, type, frames);
        return { ...(await encode(opened)), isAnimated: opened.isAnimated };
      }),
    { isUrgent: true },
  );
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 32);
  // For an animation, sharp says how tall all frames are together.
  const height = info.pageHeight ?? info.height;
  return { hash, width: info.width, height, bytes: data, isAnimated };
}

/** Decoders throw many kinds of errors. */
async function requireReadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError("picture_unreadable", "the picture file is damaged, cut off or of an unusual kind");
  }
}

async function open(file: Buffer, type: PictureType, frames: "all" | "one"): Promise<OpenPicture> {
  if (type === "bmp") {
    const header = readBmpHeader(file);
    requireSize(header.width, header.height);
    const image = await decodeBmpPicture(file, header);
    return { image, hasAlpha: header.depth === 32, lossless: true, isAnimated: false };
  }
  if (type === "ico") {
    const icon = findLargestIcon(file);
    if (icon.type === "png") return open(icon.bytes, "png", frames);
    requireSize(icon.width, icon.height);
    return { image: await decodeIconBitmap(icon.bytes), hasAlpha: true, lossless: true, isAnimated: false };
  }
  if (isCutOff(file, type)) throw new Error("cut off");
  const header = await sharp(file, { limitInputPixels: false }).metadata();
  if (header.mediaType !== `image/${type}`) throw new Error("the decoder sees another type");
  requireSize(header.width, header.height * (header.pages ?? 1));
  // Not "warning": many phones write photographs with harmless mistakes (lovell/sharp#1578).
  const isAnimated = (header.pages ?? 1) > 1 && (type === "gif" || type === "webp");
  if (isAnimated && frames === "one") throw animatedPicture();
  const image = sharp(file, {
    autoOrient: true,
    failOn: "error",
    limitInputPixels: maxPixels,
    animated: isAnimated,
  });
  return { image, hasAlpha: header.hasAlpha, lossless: isLossless(file, type), isAnimated };
}

function requireSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new Error("no pixels");
  if (width * height > maxPixels) {
    throw new DomainError(
      "picture_too_large",
      "a picture may have at most 50 megapixels, all frames counted",
    );
  }
}

function isLossless(file: Buffer, type: PictureType): boolean {
  if (type === "webp") return file.includes("VP8L");
  return type === "png" || type === "gif";
}

/** Drawings stay lossless. Photographs become JPEG (WebP with transparency); at quality 90 no loss is visible. */
async function encode({
  image,
  hasAlpha,
  lossless,
  isAnimated,
}: OpenPicture): Promise<{ data: Buffer; info: OutputInfo }> {
  const side = isAnimated ? maxAnimatedSide : maxSide;
  const resized = image
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: timeoutSeconds });
  const finish = (encoded: Sharp) => encoded.toBuffer({ resolveWithObject: true });
  if (isAnimated) return finish(resized.webp({ quality: 75, effort: 3 }));
  if (lossless) {
    const webp = await finish(resized.clone().webp({ lossless: true, effort: 1 }));
    if (webp.data.byteLength <= maxLosslessBytes) return webp;
  }
  if (hasAlpha) return finish(resized.clone().webp({ quality: 90 }));
  return finish(resized.clone().jpeg({ quality: 90, chromaSubsampling: "4:4:4" }));
}
