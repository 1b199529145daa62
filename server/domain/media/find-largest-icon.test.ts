import { expect, test } from "vitest";
import { iconFile, pictureFile, writeBitmapHeader } from "#tests/support/samples/pictures.ts";
import { findLargestIcon } from "./find-largest-icon.ts";

/** Makes a bitmap of one colour; the height in its header includes the mask. */
function iconBitmap(side: number): Buffer {
  const bitmap = Buffer.alloc(40 + side * side * 4 + side * 4);
  writeBitmapHeader(bitmap, { at: 0, width: side, height: side * 2, depth: 32 });
  return bitmap;
}

test("finds the largest picture by the pictures' own sizes", async () => {
  const png = await pictureFile("png", 48, 48);
  const sizes = [iconFile([iconBitmap(16), png]), iconFile([png, iconBitmap(64)])].map((file) => {
    const { type, width, height } = findLargestIcon(file);
    return { type, width, height };
  });
  expect(sizes).toEqual([
    { type: "png", width: 48, height: 48 },
    { type: "bitmap", width: 64, height: 64 },
  ]);
});

test("gives exactly the bytes of the picture", async () => {
  const png = await pictureFile("png", 48, 48);
  expect(findLargestIcon(iconFile([iconBitmap(16), png, iconBitmap(8)])).bytes).toEqual(png);
});

test("refuses an icon without pictures, or with one outside of the file", () => {
  const file = iconFile([iconBitmap(16)]);
  expect(() => findLargestIcon(iconFile([]))).toThrow("empty icon");
  expect(() => findLargestIcon(file.subarray(0, -1))).toThrow("icon cut off");
  expect(() => findLargestIcon(file.subarray(0, 12))).toThrow();
  file.writeUInt32LE(0xffff_ffff, 18);
  expect(() => findLargestIcon(file)).toThrow("icon cut off");
});
