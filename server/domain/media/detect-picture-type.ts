export type PictureType = "png" | "jpeg" | "webp" | "avif" | "gif" | "bmp" | "ico";

const types: Partial<Record<string, PictureType>> = {
  "image/png": "png",
  "image/apng": "png",
  "image/jpeg": "jpeg",
  "image/webp": "webp",
  "image/avif": "avif",
  // Some encoders write it for AVIF. HEIC photos have it too; their codec is refused later.
  "image/heif": "avif",
  "image/gif": "gif",
  "image/bmp": "bmp",
  "image/x-icon": "ico",
};

/** By the content, never by the name; null for a type that is not accepted. */
export async function detectPictureType(bytes: Uint8Array): Promise<PictureType | null> {
  const { fileTypeFromBuffer } = await import("file-type");
  const detected = await fileTypeFromBuffer(bytes);
  return (detected && types[detected.mime]) ?? null;
}

const pngEnd = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

/** Only for types whose decoders do not notice: a PNG without its end, a GIF without its later frames. */
export function isCutOff(bytes: Buffer, type: PictureType): boolean {
  if (type === "png") return !bytes.includes(pngEnd);
  if (type === "gif") return !reachesGifTrailer(bytes);
  return false;
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function reachesGifTrailer(bytes: Buffer): boolean {
  const byteAt = (at: number) => bytes[at] ?? 0;
  const colorTableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colorTableSize(byteAt(10));
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return true;
    if (block === 0x21) at += 2;
    else if (block === 0x2c) at += 11 + colorTableSize(byteAt(at + 9));
    else return false;
    while (byteAt(at) > 0) at += 1 + byteAt(at);
    at += 1;
  }
  return false;
}
