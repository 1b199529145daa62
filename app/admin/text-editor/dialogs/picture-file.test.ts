import { expect, test } from "vitest";
import { isHeic, pictureType } from "./picture-file.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["png", "\x89PNG\r\n\x1a\n\0\0"],
  ["gif", "GIF89a"],
  ["jpeg", "\xff\xd8\xff\xe0"],
  ["bmp", "BM\0\0"],
  ["x-icon", "\0\0\x01\0\x01\0"],
  ["webp", "RIFF\x10\0\0\0WEBPVP8 "],
  ["avif", "\0\0\0\x1cftypavif\0\0\0\0"],
  [null, "<svg xmlns='http://www.w3.org/2000/svg'>"],
  [null, "RIFF\x10\0\0\0WAVE"],
  [null, "\0\0\0\x1cftypisom\0\0\0\0"],
  [null, ""],
] as const)("the type %s is known by the first bytes", (type, start) => {
  expect(pictureType(bytes(start))).toBe(type);
});

test.each([
  ["\0\0\0\x24ftypheic\0\0\0\0mif1heic", true],
  ["\0\0\0\x1cftypmif1\0\0\0\0mif1heix", true],
  ["\0\0\0\x1cftypavif\0\0\0\0mif1avif", false],
  ["\xff\xd8\xff\xe0", false],
] as const)("an iPhone's HEIC is told from other files: %j", (start, is) => {
  expect([isHeic(bytes(start)), is && pictureType(bytes(start))]).toEqual([is, is && null]);
});
