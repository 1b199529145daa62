import sharp from "sharp";
import { expect, test } from "vitest";
import { maxPictureBytes } from "#api/admin/media-limits.ts";
import { bombGif, bombPng, bombWebp } from "#tests/support/samples/picture-bombs.ts";
import {
  cutOff,
  htmlFile,
  iconFile,
  pictureFile,
  redOverBlue,
  svgPicture,
} from "#tests/support/samples/pictures.ts";
import { preparePicture } from "./prepare-picture.ts";

const types = ["png", "jpeg", "webp", "avif", "gif", "bmp", "ico"] as const;

const tooLarge = expect.objectContaining({ name: "DomainError", code: "picture_too_large" });
const unreadable = expect.objectContaining({ name: "DomainError", code: "picture_unreadable" });

test("refuses more than 50 megapixels by the header alone", async () => {
  await expect(preparePicture(await bombPng(10_000, 5001))).rejects.toEqual(tooLarge);
  await expect(preparePicture(await bombPng(10_000, 5000))).rejects.toEqual(unreadable);
  await expect(preparePicture(await bombPng())).rejects.toThrow("a picture may have at most 50 megapixels");
  await expect(preparePicture(iconFile([await bombPng()]))).rejects.toEqual(tooLarge);
});

test("counts all frames of an animation", async () => {
  await expect(preparePicture(bombGif(50))).resolves.toMatchObject({ width: 1000, height: 1000 });
  await expect(preparePicture(bombGif(51))).rejects.toEqual(tooLarge);
  await expect(preparePicture(await bombWebp(51))).rejects.toEqual(tooLarge);
});

test("does not believe a small declared size in front of a giant AVIF", async () => {
  const giant = await sharp({ create: { width: 600, height: 600, channels: 3, background: "teal" } })
    .avif({ effort: 0 })
    .toBuffer();
  const size = giant.indexOf("ispe") + 8;
  giant.writeUInt32BE(64, size);
  giant.writeUInt32BE(64, size + 4);
  await expect(preparePicture(giant)).rejects.toEqual(unreadable);
});

test("refuses a file above 30 MB, naming the limit", async () => {
  const png = await pictureFile("png");
  const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
  await expect(preparePicture(padded(maxPictureBytes + 1))).rejects.toThrow(
    "a picture file may have at most 30 MB",
  );
  await expect(preparePicture(padded(maxPictureBytes))).resolves.toMatchObject({ width: 64 });
});

test.each([
  ["an SVG", svgPicture()],
  ["an SVG after an XML declaration", Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svgPicture()])],
  ["HTML, which may be named .png", htmlFile()],
  ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n")],
  ["a TIFF", Buffer.from("49492a000800000000000000", "hex")],
  ["a HEIC", Buffer.from("0000001866747970686569630000000068656963", "hex")],
  ["text", Buffer.from("BMW is no bitmap")],
  ["nothing", Buffer.alloc(0)],
])("refuses %s", async (_what, file) => {
  await expect(preparePicture(file)).rejects.toEqual(unreadable);
});

test("refuses HTML and SVG behind the signature of a picture", async () => {
  const signatures = [
    "89504e470d0a1a0a",
    "ffd8ffe0",
    "474946383961",
    "424d",
    "00000100",
    "52494646ffffffff57454250",
  ];
  for (const signature of signatures) {
    for (const inside of [htmlFile(), svgPicture()]) {
      const file = Buffer.concat([Buffer.from(signature, "hex"), inside]);
      await expect(preparePicture(file), signature).rejects.toEqual(unreadable);
    }
  }
});

test.each(types)("refuses a %s that is cut off anywhere", async (type) => {
  const file = await pictureFile(type);
  for (const share of [0.02, 0.1, 0.5, 0.9, 0.99]) {
    await expect(preparePicture(cutOff(file, share)), `without ${share}`).rejects.toEqual(unreadable);
  }
  for (const missing of [1, 2, 5]) {
    await expect(preparePicture(file.subarray(0, -missing)), `without ${missing} bytes`).rejects.toEqual(
      unreadable,
    );
  }
});

test("refuses an animated GIF that is cut off after its first frame", async () => {
  const frame = await redOverBlue(32, 32).png().toBuffer();
  const other = await redOverBlue(32, 32).negate().png().toBuffer();
  const animation = await sharp([frame, other, frame, other], { join: { animated: true } })
    .gif()
    .toBuffer();
  for (const share of [0.01, 0.1, 0.3, 0.6]) {
    await expect(preparePicture(cutOff(animation, share)), `without ${share}`).rejects.toEqual(unreadable);
  }
});

test("bounds the size of a bitmap and of an icon before decoding", async () => {
  const file = await pictureFile("bmp");
  file.writeInt32LE(100_000, 18);
  file.writeInt32LE(-100_000, 22);
  await expect(preparePicture(file)).rejects.toEqual(tooLarge);
  await expect(preparePicture(iconFile([file.subarray(14)]))).rejects.toEqual(unreadable);
  file.writeInt32LE(100_000, 22);
  await expect(preparePicture(iconFile([file.subarray(14)]))).rejects.toEqual(tooLarge);
  file.writeInt32LE(0, 18);
  await expect(preparePicture(file)).rejects.toEqual(unreadable);
});
