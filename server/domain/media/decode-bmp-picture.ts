import decodeBmp from "decode-bmp";
import sharp, { type Sharp } from "sharp";

interface BmpHeader {
  width: number;
  height: number;
  /** The file says so by a negative height. */
  topDown: boolean;
  depth: number;
  headerSize: number;
  pixelsOffset: number;
}

const depths = [1, 4, 8, 24, 32];
const plain = 0;
const bitFields = 3;

export function readBmpHeader(file: Buffer): BmpHeader {
  const headerSize = file.readUInt32LE(14);
  const height = file.readInt32LE(22);
  const depth = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  const usualMasks = () => file.readUInt32LE(54) === 0xff0000 && file.readUInt32LE(62) === 0xff;
  if (headerSize < 40 || headerSize > 124 || !depths.includes(depth)) throw new Error("unknown bitmap");
  if (compression !== plain && !(compression === bitFields && depth === 32 && usualMasks())) {
    throw new Error("compressed bitmap");
  }
  return {
    width: file.readInt32LE(18),
    height: Math.abs(height),
    topDown: height < 0,
    depth,
    headerSize,
    pixelsOffset: file.readUInt32LE(10),
  };
}

/** Check the size before. @throws Error when the file is cut off or damaged */
export function decodeBmpPicture(file: Buffer, header: BmpHeader): Sharp {
  const upright = fromPixels(decodeBmp(normalize(file, header)));
  return header.topDown ? upright.flip() : upright;
}

/** It has no file header, but a transparency mask. @throws Error when it is cut off or damaged */
export function decodeIconBitmap(bitmap: Buffer): Sharp {
  return fromPixels(decodeBmp(bitmap, { icon: true }));
}

/** The decoder supports only the oldest header, palette and pixels directly after it, and rows from the bottom up. */
function normalize(file: Buffer, { height, depth, headerSize, pixelsOffset }: BmpHeader): Buffer {
  const header = Buffer.from(file.subarray(0, 54));
  const declaredColors = header.readUInt32LE(46);
  const colors = depth > 8 ? 0 : Math.min(declaredColors || 256, 2 ** depth);
  header.writeUInt32LE(40, 14);
  header.writeUInt32LE(height, 22);
  header.writeUInt32LE(colors, 46);
  const paletteOffset = 14 + headerSize;
  return Buffer.concat([
    header,
    file.subarray(paletteOffset, paletteOffset + 4 * colors),
    file.subarray(pixelsOffset),
  ]);
}

function fromPixels({
  data,
  width,
  height,
}: {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}): Sharp {
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  // Programs without transparency write 0 into every alpha byte, but mean opaque.
  if (isInvisible(pixels)) makeOpaque(pixels);
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

function isInvisible(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 0) return false;
  return true;
}

function makeOpaque(pixels: Buffer): void {
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
}
