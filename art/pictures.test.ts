import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createSheet, height, width, type Size } from "./engine/sheet.ts";
import { coverScenes } from "./scenes/cover-scenes.ts";
import { shortcutScenes, socialScenes, thumbScenes, vectorSeries } from "./scenes/series.ts";

const root = new URL("../", import.meta.url);
const field: Size = [width, height];
const pictures = vectorSeries.flatMap(({ folder, scenes, sizes = {} }) =>
  Object.entries(scenes).map(
    ([name, scene]) => [`${folder}${name}.svg`, scene, sizes[name] ?? field] as const,
  ),
);

function picture(file: string): Promise<string> {
  return readFile(new URL(file, root), "utf8");
}

test.each(vectorSeries)(
  "$folder holds the pictures of its scenes and nothing else",
  async ({ folder, scenes }) => {
    const files = await readdir(new URL(folder, root));
    const expected = Object.keys(scenes).map((name) => `${name}.svg`);
    expect(files.toSorted()).toEqual(expected.toSorted());
  },
);

test.each(pictures)("%s is light and carries nothing but shapes", async (file, _scene, size) => {
  const svg = await picture(file);
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(14 * 1024);
  expect(svg).toContain(`viewBox="0 0 ${size.join(" ")}"`);
  expect(svg).not.toMatch(/<(script|text|image|foreignObject|style|a|use)\b/i);
  expect(svg).not.toMatch(/\son\w+=|href=|@import|font-/i);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|url\((?!#)/i);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(pictures)("the definitions of %s are named once, and each named one exists", async (file) => {
  const svg = await picture(file);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(pictures)("%s is what its script draws", async (file, scene, size) => {
  const sheet = createSheet();
  expect(await picture(file)).toBe(sheet.toSvg(scene(sheet), size));
});

test.each(Object.keys(coverScenes))("the cover of %s is a light JPEG", async (name) => {
  const bytes = await readFile(new URL(`content/facts/starter-covers/${name}.jpg`, root));
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1920, height: 1200 });
  expect(bytes.length).toBeLessThanOrEqual(350 * 1024);
});

test.each(Object.keys(socialScenes))("the social card of %s has the size that is asked for", async (name) => {
  const bytes = await readFile(new URL(`public/pictures/social/${name}.jpg`, root));
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect(bytes.length).toBeLessThanOrEqual(250 * 1024);
});

test("each guide page's picture has a thumb, and no other file lies there", async () => {
  const files = await readdir(new URL("public/pictures/thumbs/pages/", root));
  expect(files.toSorted()).toEqual(
    Object.keys(thumbScenes)
      .map((name) => `${name}.avif`)
      .toSorted(),
  );
});

test.each(Object.entries(thumbScenes))(
  "the thumb of %s is light and shows the picture",
  async (name, scene) => {
    const bytes = await readFile(new URL(`public/pictures/thumbs/pages/${name}.avif`, root));
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([208, 208]);
    expect(bytes.length).toBeLessThanOrEqual(5 * 1024);
    // Encoders differ from machine to machine: compared are a few large dots.
    const dots = async (picture: Buffer) => {
      const square = await sharp(picture).resize(208, 208, { fit: "cover" }).png().toBuffer();
      return sharp(square).resize(16, 16).removeAlpha().raw().toBuffer();
    };
    const sheet = createSheet();
    const [shown, drawn] = await Promise.all([dots(bytes), dots(Buffer.from(sheet.toSvg(scene(sheet))))]);
    const apart = drawn.map((value, index) => Math.abs(value - (shown[index] ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(24);
  },
);

test("each tool has a light picture beside its shortcut, and no other file lies there", async () => {
  const folder = new URL("public/pictures/shortcuts/", root);
  const files = await readdir(folder);
  const expected = Object.keys(shortcutScenes).map((name) => `${name}.png`);
  expect(files.toSorted()).toEqual(expected.toSorted());
  for (const file of files) {
    const bytes = await readFile(new URL(file, folder));
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(["png", 192, 192]);
    expect(bytes.length, file).toBeLessThanOrEqual(20 * 1024);
  }
});

test("the logo comes as SVG, as an icon of 32 pixels and as home screen pictures of the sizes that are asked for", async () => {
  const svg = await readFile(new URL("public/favicon.svg", root), "utf8");
  const icon = await readFile(new URL("public/favicon.ico", root));
  expect(svg).not.toMatch(/<script|<text|href=/);
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  for (const [name, size] of [
    ["apple-touch-icon", 180],
    ["icon-192", 192],
    ["icon-512", 512],
  ] as const) {
    const picture = await sharp(await readFile(new URL(`public/${name}.png`, root))).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(["png", size, size]);
  }
});
