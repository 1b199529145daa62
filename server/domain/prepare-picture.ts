import { createHash } from "node:crypto";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import type { Picture } from "#api/media.ts";
import { decodeBmpPicture, decodeIconBitmap, readBmpHeader } from "./decode-bmp-picture.ts";
import { detectPictureType, type PictureType } from "./detect-picture-type.ts";
import { DomainError } from "./errors.ts";
import { findLargestIcon } from "./find-largest-icon.ts";
import { isCutOff } from "./is-cut-off.ts";
import { inTurn } from "./picture-turns.ts";

export type PreparedPicture = Picture & { bytes: Buffer };

export const maxPictureBytes = 15 * 1024 * 1024;

/** All frames of an animation together. */
const maxPixels = 50_000_000;

/** Longer side of what is kept, in pixels. */
const keptSide = 3840;

/** Seconds that decoding and encoding may take. */
const patience = 60;

/** A picture without loss above this many bytes is a photograph rather than a drawing, and kept as one. */
const losslessBytes = 3 * 1024 * 1024;

interface OpenPicture {
  image: Sharp;
  hasAlpha: boolean;
  lossless: boolean;
}

/**
 * Makes an uploaded picture fit to be kept: upright, sRGB, without any metadata, at most 3840 px long;
 * of an animation its first frame.
 *
 * @param bytes a PNG, JPEG, WebP, AVIF, GIF, BMP or ICO file, known by its content alone
 * @throws DomainError `picture_too_large` or `picture_unreadable`
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  if (bytes.byteLength > maxPictureBytes) {
    throw new DomainError("picture_too_large", "a picture file may have at most 15 MB");
  }
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = await detectPictureType(file);
  if (type === null) {
    throw new DomainError(
      "picture_unreadable",
      "only PNG, JPEG, WebP, AVIF, GIF, BMP and ICO pictures can be used",
    );
  }
  const { data, info } = await inTurn(() => readable(async () => encode(await open(file, type))));
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 32);
  return { hash, width: info.width, height: info.height, bytes: data };
}

/** Whatever a decoder throws at bad bytes means the same to who sent them. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError("picture_unreadable", "the picture file is damaged, cut off or of an unusual kind");
  }
}

async function open(file: Buffer, type: PictureType): Promise<OpenPicture> {
  if (type === "bmp") {
    const header = readBmpHeader(file);
    requireSize(header.width, header.height);
    return { image: decodeBmpPicture(file, header), hasAlpha: header.depth === 32, lossless: true };
  }
  if (type === "ico") {
    const icon = findLargestIcon(file);
    if (icon.type === "png") return open(icon.bytes, "png");
    requireSize(icon.width, icon.height);
    return { image: decodeIconBitmap(icon.bytes), hasAlpha: true, lossless: true };
  }
  if (isCutOff(file, type)) throw new Error("cut off");
  const header = await sharp(file, { limitInputPixels: false }).metadata();
  if (header.mediaType !== `image/${type}`) throw new Error("one type outside, another inside");
  requireSize(header.width, header.height * (header.pages ?? 1));
  // "error" rather than "warning": phones write photographs that are harmlessly wrong (lovell/sharp#1578).
  const image = sharp(file, { autoOrient: true, failOn: "error", limitInputPixels: maxPixels });
  return { image, hasAlpha: header.hasAlpha, lossless: isLossless(file, type) };
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

/**
 * Drawings stay without loss. Photographs become JPEG at 90 with full colour resolution: the variants
 * made of it are smaller and stronger compressed, so its loss is not seen; and a JPEG is decoded at a
 * fraction of its size, so that making them is quick. WebP stands in where there is transparency.
 */
async function encode({
  image,
  hasAlpha,
  lossless,
}: OpenPicture): Promise<{ data: Buffer; info: OutputInfo }> {
  const fitting = image
    .resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: patience });
  const finish = (encoded: Sharp) => encoded.toBuffer({ resolveWithObject: true });
  if (lossless) {
    const kept = await finish(fitting.clone().webp({ lossless: true, effort: 1 }));
    if (kept.data.byteLength <= losslessBytes) return kept;
  }
  if (hasAlpha) return finish(fitting.clone().webp({ quality: 90 }));
  return finish(fitting.clone().jpeg({ quality: 90, chromaSubsampling: "4:4:4" }));
}
