import { crc32 } from "node:zlib";
import sharp from "sharp";

/** A PNG of a few bytes that declares a size of its own choice. */
export async function bombPng(width = 50_000, height = 50_000): Promise<Buffer> {
  const png = await onePixel().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** An animated GIF of 1000 × 1000 pixels, of which each frame repaints one. */
export function bombGif(frames: number): Buffer {
  const start = Buffer.from(`${Buffer.from("GIF89a").toString("hex")}e803e803800000000000ffffff`, "hex");
  const frame = Buffer.from("2c0000000001000100000202440100", "hex");
  return Buffer.concat([start, ...Array<Buffer>(frames).fill(frame), Buffer.from(";")]);
}

/** An animated WebP of 1000 × 1000 pixels, of which each frame repaints one. */
export async function bombWebp(frames: number): Promise<Buffer> {
  const pixel = (await onePixel().webp({ lossless: true }).toBuffer()).subarray(12);
  const canvas = riffChunk("VP8X", Buffer.from("02000000e70300e70300", "hex"));
  const animation = riffChunk("ANIM", Buffer.alloc(6));
  const frame = riffChunk("ANMF", Buffer.concat([Buffer.alloc(16), pixel]));
  const chunks = [Buffer.from("WEBP"), canvas, animation, ...Array<Buffer>(frames).fill(frame)];
  return riffChunk("RIFF", Buffer.concat(chunks));
}

function onePixel() {
  return sharp({ create: { width: 1, height: 1, channels: 3, background: "teal" } });
}

function riffChunk(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), size, content]);
}
