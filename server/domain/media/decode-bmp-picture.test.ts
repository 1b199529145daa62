import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { bmpFile, writeBitmapHeader } from "#tests/support/samples/pictures.ts";
import { decodeBmpPicture, decodeIconBitmap, readBmpHeader } from "./decode-bmp-picture.ts";

const red = [255, 0, 0, 255];
const green = [0, 255, 0, 255];
const blue = [0, 0, 255, 255];
const white = [255, 255, 255, 255];
const clear = expect.objectContaining({ 3: 0 });

/** Red and green above blue and white, 24 bits, rows of 6 bytes filled up to 8. */
const fourColors = () => bmpFile(Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]), 2, 2);

/** The same with 32 bits per pixel; `masks` adds the colour masks. */
function fourColors32(alpha: number, masks: boolean): Buffer {
  const pixels = [blue, white, red, green].flatMap(([r = 0, g = 0, b = 0]) => [b, g, r, alpha]);
  const start = Buffer.alloc(masks ? 66 : 54);
  start.write("BM");
  start.writeUInt32LE(start.length, 10);
  writeBitmapHeader(start, { at: 14, width: 2, height: 2, depth: 32 });
  if (masks) {
    start.writeUInt32LE(3, 30);
    for (const [index, mask] of [0xff0000, 0xff00, 0xff].entries()) start.writeUInt32LE(mask, 54 + 4 * index);
  }
  return Buffer.concat([start, Buffer.from(pixels)]);
}

async function pixelsOf(file: Buffer): Promise<number[][]> {
  return inFours(await (await decodeBmpPicture(file, readBmpHeader(file))).raw().toBuffer());
}

function inFours(pixels: Buffer): number[][] {
  return Array.from({ length: pixels.length / 4 }, (_, index) => [
    ...pixels.subarray(4 * index, 4 * index + 4),
  ]);
}

test("decodes 24 bits", async () => {
  expect(await pixelsOf(fourColors())).toEqual([red, green, blue, white]);
});

test("decodes rows that run from the top", async () => {
  const file = fourColors();
  file.writeInt32LE(-2, 22);
  expect(readBmpHeader(file)).toMatchObject({ width: 2, height: 2, topDown: true });
  expect(await pixelsOf(file)).toEqual([blue, white, red, green]);
});

test("decodes 32 bits, written plainly or with masks", async () => {
  expect(await pixelsOf(fourColors32(255, false))).toEqual([red, green, blue, white]);
  expect(await pixelsOf(fourColors32(255, true))).toEqual([red, green, blue, white]);
});

test("takes a picture without any visible pixel for one that knows no transparency", async () => {
  expect(await pixelsOf(fourColors32(0, false))).toEqual([red, green, blue, white]);
  expect((await pixelsOf(fourColors32(128, false)))[0]).toEqual([255, 0, 0, 128]);
});

test("finds pixels behind a longer header and a gap", async () => {
  const plain = fourColors();
  const file = Buffer.concat([plain.subarray(0, 54), Buffer.alloc(84 + 10), plain.subarray(54)]);
  file.writeUInt32LE(54 + 94, 10);
  file.writeUInt32LE(124, 14);
  expect(await pixelsOf(file)).toEqual([red, green, blue, white]);
});

test("decodes a palette, also when the header leaves its length open", async () => {
  const start = Buffer.alloc(54);
  start.write("BM");
  start.writeUInt32LE(62, 10);
  writeBitmapHeader(start, { at: 14, width: 2, height: 2, depth: 1 });
  const palette = Buffer.from([0, 0, 255, 0, 255, 0, 0, 0]);
  const rows = Buffer.from([0b0100_0000, 0, 0, 0, 0b1000_0000, 0, 0, 0]);
  const file = Buffer.concat([start, palette, rows]);
  expect(await pixelsOf(file)).toEqual([blue, red, red, blue]);
  file.writeUInt32LE(2, 46);
  expect(await pixelsOf(file)).toEqual([blue, red, red, blue]);
});

test("refuses kinds that are not decoded, and sizes the file does not have", async () => {
  const changed = async (at: number, value: number) => {
    const file = fourColors();
    file.writeUInt32LE(value, at);
    return decodeBmpPicture(file, readBmpHeader(file));
  };
  await expect(changed(14, 12)).rejects.toThrow("unknown bitmap");
  await expect(changed(14, 0xffff_ffff)).rejects.toThrow("unknown bitmap");
  await expect(changed(28, 16)).rejects.toThrow("unknown bitmap");
  await expect(changed(30, 1)).rejects.toThrow("compressed bitmap");
  await expect(changed(30, 3)).rejects.toThrow("compressed bitmap");
  await expect(changed(10, 0xffff_ffff)).rejects.toThrow();
  await expect(changed(22, 200)).rejects.toThrow();
  expect(() => readBmpHeader(Buffer.from("BM"))).toThrow();
});

test("decoding holds nobody up", async () => {
  let isDecoded = false;
  let rounds = 0;
  const decoding = pixelsOf(fourColors()).then(() => (isDecoded = true));
  for (; !isDecoded; rounds += 1) await setImmediate();
  await decoding;
  // In this thread all would be over after the first.
  expect(rounds).toBeGreaterThan(3);
});

test("decodes the bitmap of an icon with its mask", async () => {
  const plain = fourColors();
  const mask = Buffer.from([0b0100_0000, 0, 0, 0, 0, 0, 0, 0]);
  const bitmap = Buffer.concat([plain.subarray(14), mask]);
  bitmap.writeInt32LE(4, 8);
  expect(inFours(await (await decodeIconBitmap(bitmap)).raw().toBuffer())).toEqual([red, green, blue, clear]);
});
