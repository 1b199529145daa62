import sharp from "sharp";
import { expect, test } from "vitest";
import { preparePicture } from "#server/domain/media/prepare-picture.ts";
import { makeIcon, makeLogo } from "./brand-pictures.ts";

/** A word of one colour on a transparent ground with a wide margin, as designers hand it over. */
async function logoFile(colour: string, width = 1200, height = 200): Promise<Buffer> {
  const word = { create: { width, height, channels: 4, background: colour } } as const;
  const margin = { top: 300, bottom: 200, left: 100, right: 400, background: "rgba(0, 0, 0, 0)" };
  const bar = { create: { width: width / 3, height: height / 2, channels: 4, background: "white" } } as const;
  const cut = await sharp(bar).png().toBuffer();
  const file = await sharp(word)
    .composite([{ input: cut, blend: "dest-out" }])
    .png()
    .toBuffer();
  return (await preparePicture(await sharp(file).extend(margin).png().toBuffer())).bytes;
}

test("a logo loses its margin, and is as large as the header has room for", async () => {
  const { logo, files } = await makeLogo(await logoFile("#1f6f5c"));
  expect(logo).toMatchObject({ width: 576, height: 96 });
  const [file] = files;
  expect(file?.name).toBe(`${logo.hash}.webp`);
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: "webp", width: 576, hasAlpha: true });
  const { logo: tall } = await makeLogo(await logoFile("#1f6f5c", 300, 900));
  expect(tall).toMatchObject({ width: 40, height: 120 });
});

test("one that is a photograph is made small enough for a phone", async () => {
  // Without loss, or in the best quality, it would be far larger.
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const photograph = sharp({ create: { width: 480, height: 120, channels: 3, background: "grey", noise } });
  const { logo, files } = await makeLogo(await photograph.blur(1).png().toBuffer());
  expect(logo).toMatchObject({ width: 480, height: 120, seenOn: "both" });
  expect(files[0]?.bytes.byteLength).toBeLessThanOrEqual(10_000);
});

test("an icon is square in each size; where transparency would turn black it has a ground", async () => {
  const { icon, files } = await makeIcon(await logoFile("#1f6f5c"));
  expect(files.map(({ name }) => name)).toEqual([180, 192, 512].map((size) => `${icon}-${size}.png`));
  for (const { name, bytes } of files) {
    const size = Number(/-(\d+)\.png$/.exec(name)?.[1]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: size, height: size });
    const corner = await sharp(bytes).ensureAlpha().raw().toBuffer();
    expect(corner[3], name).toBe(size === 180 ? 255 : 0);
  }
});

test("what shows nothing is refused", async () => {
  const clear = { create: { width: 40, height: 40, channels: 4, background: "rgba(0, 0, 0, 0)" } } as const;
  const bytes = await sharp(clear).webp({ lossless: true }).toBuffer();
  await expect(makeLogo(bytes)).rejects.toMatchObject({ code: "picture_unreadable" });
  await expect(makeIcon(bytes)).rejects.toMatchObject({ code: "picture_unreadable" });
});
