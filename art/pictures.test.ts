import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { categories } from "#api/categories.ts";
import { limaVehicles, vehicleHeight } from "#content/facts/lima-vehicles.ts";
import { starterPosts } from "#content/facts/starter-posts.ts";
import { hu } from "#i18n/messages/hu.ts";
import { mark } from "./mark.ts";
import { nameLines } from "./name.ts";
import { categoryScenes } from "./scenes.ts";
import { socialScenes, thumbScenes, vectorSeries } from "./series.ts";
import { createSheet, height, width, type Size } from "./sheet.ts";
import { vehicleSizes } from "./vehicle-scenes.ts";

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

test("there is exactly one picture per category", () => {
  const names = categories.map((category) => category.toLowerCase());
  expect(Object.keys(categoryScenes).toSorted()).toEqual(names.toSorted());
});

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

test.each(starterPosts.map(({ id, coverFile }) => [id, coverFile]))(
  "the cover of %s is a light JPEG",
  async (_id, file) => {
    const bytes = await readFile(new URL(file, root));
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1920, height: 1200 });
    expect(bytes.length).toBeLessThanOrEqual(350 * 1024);
  },
);

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

test("the page gives each vehicle's picture the size that it has", () => {
  const drawn = limaVehicles.map(({ id }) => [id, vehicleSizes[id]]);
  expect(limaVehicles.map(({ id, width: wide }) => [id, [wide, vehicleHeight]])).toEqual(drawn);
});

test("the social cards carry the site's name", () => {
  expect(nameLines.map(({ word }) => word).join(" ")).toBe(hu.site.name);
});

test("the mark comes as SVG, as an icon of 32 pixels and as home screen pictures of the sizes that are asked for", async () => {
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

test("the header draws the mark that the icons have", async () => {
  const wordmark = await readFile(new URL("app/features/shell/wordmark.tsx", root), "utf8");
  const paths = [...mark.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(paths).toHaveLength(4);
  for (const path of paths) expect(wordmark).toContain(`d="${path}"`);
});
