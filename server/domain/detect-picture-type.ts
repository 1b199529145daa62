import { fileTypeFromBuffer } from "file-type";

export type PictureType = "png" | "jpeg" | "webp" | "avif" | "gif" | "bmp" | "ico";

const types: Partial<Record<string, PictureType>> = {
  "image/png": "png",
  "image/apng": "png",
  "image/jpeg": "jpeg",
  "image/webp": "webp",
  "image/avif": "avif",
  // What some encoders write for AVIF; a HEIC photo, which looks the same here, is told apart by its codec.
  "image/heif": "avif",
  "image/gif": "gif",
  "image/bmp": "bmp",
  "image/x-icon": "ico",
};

/** Which of the accepted types the bytes are by their content; null for anything else. */
export async function detectPictureType(bytes: Uint8Array): Promise<PictureType | null> {
  const detected = await fileTypeFromBuffer(bytes);
  return (detected && types[detected.mime]) ?? null;
}
