import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureFormats, pictureWidths } from "#api/media.ts";
import { redOverBlue } from "#tests/support/samples/pictures.ts";
import { makeVariant } from "./make-variant.ts";
import { preparePicture } from "#server/domain/media/prepare-picture.ts";

const mediaTypes = { avif: "image/avif", webp: "image/webp", jpeg: "image/jpeg" };
const table = pictureFormats.flatMap((format) => pictureWidths.map((width) => ({ width, format })));

async function prepared(width: number, height: number): Promise<Buffer> {
  return (await preparePicture(await redOverBlue(width, height).jpeg().toBuffer())).bytes;
}

const wide = await prepared(2000, 1000);
const narrow = await prepared(500, 250);

test.each(table)("makes $format $width pixels wide", async ({ width, format }) => {
  const variant = await makeVariant(wide, width, format);
  const { mediaType, ...size } = await sharp(variant).metadata();
  expect(size).toMatchObject({ width, height: width / 2 });
  expect(mediaType).toBe(mediaTypes[format]);
});

test.each(table)("never makes $format $width wider than the original", async ({ width, format }) => {
  const variant = await makeVariant(narrow, width, format);
  const served = Math.min(width, 500);
  expect(await sharp(variant).metadata()).toMatchObject({ width: served, height: served / 2 });
});

test("keeps transparency where the format has it and puts white behind it in a JPEG", async () => {
  const clear = { create: { width: 40, height: 40, channels: 4, background: "rgba(0, 0, 0, 0)" } } as const;
  const { bytes } = await preparePicture(await sharp(clear).png().toBuffer());
  for (const format of ["avif", "webp"] as const) {
    const pixels = await sharp(await makeVariant(bytes, 320, format))
      .raw()
      .toBuffer();
    expect(pixels[3], format).toBe(0);
  }
  const jpeg = await sharp(await makeVariant(bytes, 320, "jpeg"))
    .raw()
    .toBuffer();
  expect([...jpeg.subarray(0, 3)]).toEqual([255, 255, 255]);
});
