import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Sharp } from "sharp";
import type { Pixels } from "./decode-bmp-worker.ts";
import { sharp } from "./variants/sharp.ts";

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
export async function decodeBmpPicture(file: Buffer, header: BmpHeader): Promise<Sharp> {
  const upright = await decode(normalize(file, header), { icon: false });
  return header.topDown ? upright.flip() : upright;
}

/** It has no file header, but a transparency mask. @throws Error when it is cut off or damaged */
export async function decodeIconBitmap(bitmap: Buffer): Promise<Sharp> {
  return decode(bitmap, { icon: true });
}

/** Milliseconds; 50 megapixels take some three seconds. */
const timeout = 60_000;

/** Decodes in a thread of its own: the decoder is JavaScript, and would hold up every visitor. */
async function decode(bytes: Buffer, { icon }: { icon: boolean }): Promise<Sharp> {
  const worker = new Worker(new URL("./decode-bmp-worker.ts", import.meta.url), {
    workerData: { bytes, icon },
  });
  const timer = setTimeout(() => void worker.terminate(), timeout);
  try {
    // An error of the worker rejects; ended without an answer, it took too long.
    const ended = once(worker, "exit").then(() => Promise.reject(new Error("took too long to decode")));
    const [pixels] = (await Promise.race([once(worker, "message"), ended])) as [Pixels];
    const { data, width, height } = pixels;
    return sharp(data, { raw: { width, height, channels: 4 } });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
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
