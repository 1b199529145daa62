import type { PictureType } from "./detect-picture-type.ts";

const pngEnd = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

/**
 * Whether the end of the file is missing although its pixels may all be there. The decoders notice the
 * other types; they are content with a PNG that lacks its end and a GIF that lacks its later frames.
 */
export function isCutOff(bytes: Buffer, type: PictureType): boolean {
  if (type === "png") return !bytes.includes(pngEnd);
  if (type === "gif") return !reachesGifTrailer(bytes);
  return false;
}

/** Walks from block to block: https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
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
