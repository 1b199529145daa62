import { isMainThread, parentPort, workerData } from "node:worker_threads";
import decodeBmp from "decode-bmp";

/** RGBA, four bytes each. */
export interface Pixels {
  data: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

interface Bitmap {
  bytes: Uint8Array;
  /** Given as it stands in an icon: without a file header, with a transparency mask. */
  icon: boolean;
}

if (!isMainThread) {
  // Safe cast: server/domain/media/decode-bmp-picture.ts gives it.
  const { bytes, icon } = workerData as Bitmap;
  const { data, width, height } = decodeBmp(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    icon,
  });
  // Safe cast: the decoder shares its memory with nobody.
  const pixels = new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
  // Programs without transparency write 0 into every alpha byte, but mean opaque.
  if (isInvisible(pixels)) makeOpaque(pixels);
  parentPort?.postMessage({ data: pixels, width, height } satisfies Pixels, [pixels.buffer]);
}

function isInvisible(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 0) return false;
  return true;
}

function makeOpaque(pixels: Uint8Array): void {
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
}
