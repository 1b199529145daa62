import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { animation, gpsPhoto, iconFile, pictureFile, redOverBlue } from "#tests/support/samples/pictures.ts";
import { preparePicture } from "./prepare-picture.ts";

const types = ["png", "jpeg", "webp", "avif", "gif", "bmp", "ico"] as const;

async function colorAt(bytes: Buffer, x: number, y: number): Promise<"red" | "blue" | "other"> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data.subarray(info.channels * (y * info.width + x));
  if (green > 90) return "other";
  if (red > 190 && blue < 90) return "red";
  return blue > 190 && red < 90 ? "blue" : "other";
}

test.each(types)("accepts a picture of type %s, whatever it is called", async (type) => {
  const prepared = await preparePicture(await pictureFile(type));
  expect(prepared).toMatchObject({ width: 64, height: 48 });
  expect(await colorAt(prepared.bytes, 32, 8)).toBe("red");
  expect(await colorAt(prepared.bytes, 32, 40)).toBe("blue");
});

test("names the picture by its prepared bytes and prepares the same file always alike", async () => {
  const file = await pictureFile("jpeg");
  const [first, second] = await Promise.all([preparePicture(file), preparePicture(Uint8Array.from(file))]);
  expect(first.hash).toBe(createHash("sha256").update(first.bytes).digest("hex").slice(0, 32));
  expect(second.hash).toBe(first.hash);
});

test("stands a photo upright and drops where it was taken and all else that is written in it", async () => {
  const photo = await gpsPhoto();
  expect(photo.toString("latin1")).toContain("Secret Owner");
  expect(await sharp(photo).metadata()).toMatchObject({
    orientation: 6,
    exif: expect.anything(),
    xmp: expect.anything(),
  });

  const prepared = await preparePicture(photo);

  expect(prepared).toMatchObject({ width: 80, height: 120 });
  expect(await colorAt(prepared.bytes, 40, 10)).toBe("red");
  expect(await colorAt(prepared.bytes, 40, 110)).toBe("blue");
  const { exif, xmp, iptc, icc, orientation, comments } = await sharp(prepared.bytes).metadata();
  expect([exif, xmp, iptc, icc, orientation, comments]).toEqual(Array(6).fill(undefined));
  expect(prepared.bytes.toString("latin1")).not.toMatch(/Secret|Exif|xmpmeta|Photoshop|ICC_PROFILE/);
});

test("drops the metadata of a PNG, WebP and AVIF too", async () => {
  for (const format of ["png", "webp", "avif"] as const) {
    const file = await redOverBlue()
      .withExif({ IFD0: { Copyright: "Secret Owner" } })
      .toFormat(format)
      .toBuffer();
    expect(file.toString("latin1")).toContain("Secret");
    expect((await preparePicture(file)).bytes.toString("latin1")).not.toContain("Secret");
  }
});

test("converts wide colours and print colours to sRGB", async () => {
  const square = (background: string) => sharp({ create: { width: 8, height: 8, channels: 3, background } });
  const wide = await square("rgb(250, 40, 30)").withIccProfile("p3").png().toBuffer();
  expect((await firstPixel(wide))[0]).toBeLessThan(240);
  const print = await square("rgb(160, 140, 120)")
    .toColorspace("cmyk")
    .withIccProfile("cmyk")
    .jpeg()
    .toBuffer();
  expect((await sharp(print).metadata()).space).toBe("cmyk");

  expect(await preparedColor(wide)).toEqual([near(250), near(40), near(30)]);
  // The CMYK range of colours is smaller than that of sRGB.
  expect(await preparedColor(print)).toEqual([near(147), near(136), near(108)]);
});

const near = (value: number) => expect.closeTo(value, -1);

async function preparedColor(file: Buffer): Promise<number[]> {
  const { bytes } = await preparePicture(file);
  expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb", hasProfile: false });
  return firstPixel(bytes);
}

/** Values as stored in the file, whatever its colour profile. */
async function firstPixel(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, info.channels)];
}

test("keeps at most 3840 pixels on the longer side", async () => {
  const blank = { channels: 3, background: "white" } as const;
  const tall = await sharp({ create: { width: 400, height: 4000, ...blank } })
    .jpeg()
    .toBuffer();
  const line = await sharp({ create: { width: 30_000, height: 1, ...blank } })
    .png()
    .toBuffer();
  expect(await preparePicture(tall)).toMatchObject({ width: 384, height: 3840 });
  expect(await preparePicture(line)).toMatchObject({ width: 3840, height: 1 });
});

test("keeps a drawing without loss, with its transparency", async () => {
  const drawing = await sharp({
    create: { width: 40, height: 40, channels: 4, background: "rgba(10, 200, 30, 0.5)" },
  })
    .png()
    .toBuffer();
  const { bytes } = await preparePicture(drawing);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(drawing).raw().toBuffer());
});

test("keeps the transparency of a picture that had lost something before", async () => {
  const background = "rgba(200, 30, 10, 0)";
  const file = await sharp({ create: { width: 40, height: 40, channels: 4, background } })
    .webp()
    .toBuffer();
  for (const lossy of [file, await sharp(file).avif().toBuffer()]) {
    const { bytes } = await preparePicture(lossy);
    const [, , , alpha] = await sharp(bytes)
      .stats()
      .then(({ channels }) => channels);
    expect(alpha).toMatchObject({ min: 0, max: 0 });
  }
});

test("accepts a photo with a harmless mistake in it, as some phones write them", async () => {
  const photo = await pictureFile("jpeg");
  const scan = photo.indexOf(Buffer.from("ffda", "hex"));
  const file = Buffer.concat([photo.subarray(0, scan), Buffer.alloc(4), photo.subarray(scan)]);
  await expect(sharp(file).toBuffer()).rejects.toThrow("extraneous bytes");
  await expect(preparePicture(file)).resolves.toMatchObject({ width: 64, height: 48 });
});

test("keeps a photo sent as a PNG as a JPEG, because without loss it would be much bigger", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const photo = await sharp({
    create: { width: 1200, height: 1000, channels: 3, background: "black", noise },
  })
    .png()
    .toBuffer();
  expect(photo.length).toBeGreaterThan(3_000_000);
  const { bytes } = await preparePicture(photo);
  expect((await sharp(bytes).metadata()).format).toBe("jpeg");
  expect(bytes.length).toBeLessThan(photo.length);
});

test.each(["gif", "webp"] as const)(
  "keeps an animated %s moving, and refuses it where a still picture is asked for",
  async (type) => {
    const moving = await animation(type, 32, 64);
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const prepared = await preparePicture(moving);
    expect(prepared).toMatchObject({ width: 32, height: 64, isAnimated: true });
    const { pages, delay, loop } = await sharp(prepared.bytes).metadata();
    expect({ pages, delay, loop }).toEqual({ pages: 2, delay: [100, 100], loop: 0 });
    await expect(preparePicture(moving, { frames: "one" })).rejects.toMatchObject({
      code: "picture_animated",
    });
    const still = await preparePicture(await pictureFile(type), { frames: "one" });
    expect(still).toMatchObject({ isAnimated: false });
  },
);

test("accepts a progressive JPEG, an interlaced PNG, sixteen bits, grey and data behind the picture", async () => {
  const files = [
    await redOverBlue().jpeg({ progressive: true }).toBuffer(),
    await redOverBlue().png({ progressive: true }).toBuffer(),
    await redOverBlue().toColorspace("rgb16").png().toBuffer(),
    await redOverBlue().greyscale().jpeg().toBuffer(),
    Buffer.concat([await pictureFile("jpeg"), Buffer.from("a second picture, as phones append it")]),
  ];
  for (const file of files) {
    const { bytes, ...size } = await preparePicture(file);
    expect(size).toMatchObject({ width: 64, height: 48 });
    expect((await sharp(bytes).metadata()).depth).toBe("uchar");
  }
});

test("takes the largest picture of an icon, here a bitmap", async () => {
  const bitmap = Buffer.concat([(await pictureFile("bmp", 64, 48)).subarray(14), Buffer.alloc(8 * 48)]);
  bitmap.writeInt32LE(96, 8);
  const prepared = await preparePicture(iconFile([await pictureFile("png", 16, 16), bitmap]));
  expect(prepared).toMatchObject({ width: 64, height: 48 });
  expect(await colorAt(prepared.bytes, 32, 8)).toBe("red");
});
