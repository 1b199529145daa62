import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { categories } from "#api/categories.ts";
import { starterPosts } from "#content/facts/starter-posts.ts";
import { categoryScenes } from "./scenes.ts";
import { createSheet } from "./sheet.ts";

const root = new URL("../", import.meta.url);
const names = categories.map((category) => category.toLowerCase());

function categoryPicture(name: string): Promise<string> {
  return readFile(new URL(`public/pictures/categories/${name}.svg`, root), "utf8");
}

test("there is exactly one picture per category", async () => {
  const files = await readdir(new URL("public/pictures/categories/", root));
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted());
});

test.each(names)("the picture of %s is light and carries nothing but shapes", async (name) => {
  const svg = await categoryPicture(name);
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(14 * 1024);
  expect(svg).toContain('viewBox="0 0 1200 750"');
  expect(svg).not.toMatch(/<(script|text|image|foreignObject|style|a|use)\b/i);
  expect(svg).not.toMatch(/\son\w+=|href=|@import|font-/i);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|url\((?!#)/i);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(names)("the definitions of %s are named once, and each named one exists", async (name) => {
  const svg = await categoryPicture(name);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(Object.entries(categoryScenes))("the file of %s is what its script draws", async (name, scene) => {
  const sheet = createSheet();
  expect(await categoryPicture(name)).toBe(sheet.toSvg(scene(sheet)));
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

test("the mark comes as SVG, as an icon of 32 pixels and as a home screen picture of 180", async () => {
  const svg = await readFile(new URL("public/favicon.svg", root), "utf8");
  const icon = await readFile(new URL("public/favicon.ico", root));
  const touch = await sharp(await readFile(new URL("public/apple-touch-icon.png", root))).metadata();
  expect(svg).not.toMatch(/<script|<text|href=/);
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect([touch.format, touch.width, touch.height]).toEqual(["png", 180, 180]);
});
