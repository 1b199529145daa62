import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { drawLogo } from "./logo/draw-logo.ts";
import { namePanel, panelSize } from "./logo/name-panel.ts";
import { coverScenes } from "./scenes/cover-scenes.ts";
import { shortcutScenes, socialScenes, thumbScenes, vectorSeries } from "./scenes/series.ts";
import { createSheet, height, type Scene, type Size, width } from "./engine/sheet.ts";

const root = new URL("../", import.meta.url);
const covers = new URL("content/facts/starter-covers/", root);
const socialCards = new URL("public/pictures/social/", root);
const thumbs = new URL("public/pictures/thumbs/pages/", root);
const shortcuts = new URL("public/pictures/shortcuts/", root);
const coverWidth = 1920;
/** What a phone shows beside an app's shortcut is at least 96 pixels wide, on screens with two pixels to each. */
const shortcutWidth = 192;
/** Shown 104 pixels wide, on screens with two or three pixels to each. */
const thumbWidth = 208;

function svgOf(scene: Scene, size?: Size): string {
  const sheet = createSheet();
  return sheet.toSvg(scene(sheet), size);
}

/** Covers are uploaded like any other picture, and those may not be SVG. */
async function drawCover(name: string, scene: Scene): Promise<void> {
  await sharp(Buffer.from(svgOf(scene)), { density: (72 * coverWidth) / width })
    .resize({ width: coverWidth, height: (coverWidth * height) / width, fit: "cover" })
    .flatten()
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(new URL(`${name}.jpg`, covers).pathname);
}

/** Social sites show no SVG either, and ask for 1200 × 630: the whole picture, and beside it the margin with the site's name. */
async function drawSocialCard(name: string, scene: Scene): Promise<void> {
  const pictureWidth = 1200 - panelSize.width;
  const picture = await sharp(Buffer.from(svgOf(scene)), { density: (72 * pictureWidth) / width })
    .resize(pictureWidth, panelSize.height)
    .png()
    .toBuffer();
  await sharp({ create: { width: 1200, height: panelSize.height, channels: 3, background: "#fff" } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: Buffer.from(namePanel()), left: pictureWidth, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(new URL(`${name}.jpg`, socialCards).pathname);
}

async function drawThumb(name: string, scene: Scene): Promise<void> {
  await sharp(Buffer.from(svgOf(scene)), { density: 72 })
    .resize(thumbWidth, thumbWidth, { fit: "cover" })
    .flatten()
    .avif({ quality: 27, effort: 9, chromaSubsampling: "4:2:0" })
    .toFile(new URL(`${name}.avif`, thumbs).pathname);
}

/** Phones take no other format for it for sure. */
async function drawShortcut(name: string, scene: Scene): Promise<void> {
  await sharp(Buffer.from(svgOf(scene)), { density: 72 })
    .resize(shortcutWidth, shortcutWidth, { fit: "cover" })
    .flatten()
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(new URL(`${name}.png`, shortcuts).pathname);
}

await mkdir(covers, { recursive: true });
await mkdir(shortcuts, { recursive: true });
await mkdir(new URL("categories/", socialCards), { recursive: true });
await mkdir(thumbs, { recursive: true });
const jobs: Record<string, () => Promise<void>> = { logo: drawLogo };
for (const [name, scene] of Object.entries(coverScenes)) jobs[name] = () => drawCover(name, scene);
for (const [name, scene] of Object.entries(socialScenes)) {
  jobs[`social-${name}`] = () => drawSocialCard(name, scene);
}
for (const [name, scene] of Object.entries(thumbScenes)) {
  jobs[`thumb-${name}`] = () => drawThumb(name, scene);
}
for (const [name, scene] of Object.entries(shortcutScenes)) {
  jobs[`shortcut-${name}`] = () => drawShortcut(name, scene);
}
for (const { folder, scenes, prefix = "", sizes = {} } of vectorSeries) {
  await mkdir(new URL(folder, root), { recursive: true });
  for (const [name, scene] of Object.entries(scenes)) {
    jobs[prefix + name] = () => writeFile(new URL(`${folder}${name}.svg`, root), svgOf(scene, sizes[name]));
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in jobs));
if (unknown.length > 0) {
  console.error(`No such picture: ${unknown.join(", ")}. There are: ${Object.keys(jobs).join(", ")}.`);
  process.exit(1);
}
for (const [name, job] of Object.entries(jobs)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  await job();
  console.log(`drawn: ${name}`);
}
