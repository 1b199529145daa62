import { expect, test } from "vitest";
import { categories } from "#api/categories.ts";
import { limaVehicles, vehicleHeight } from "#content/facts/lima/lima-vehicles.ts";
import { starterPosts } from "#content/facts/starter-posts.ts";
import { hu } from "#i18n/messages/hu.ts";
import { logo } from "../../art/logo/logo.ts";
import { nameLines } from "../../art/logo/name-lines.ts";
import { categoryScenes } from "../../art/scenes/category-scenes.ts";
import { coverScenes } from "../../art/scenes/cover-scenes.ts";
import { vehicleSizes } from "../../art/scenes/vehicle-scenes.ts";
import { isArtChecked } from "../../scripts/art/art-fingerprint.ts";
import { read, root } from "./source-files.ts";

// How the drawings fit the site. That each is what its script draws is tested in art/, and only when something there changed.

test("the drawings' own tests have passed on the drawings as they are; if not: npm run check-art", () => {
  expect(isArtChecked(root)).toBe(true);
});

test("there is exactly one picture per category", () => {
  const names = categories.map((category) => category.toLowerCase());
  expect(Object.keys(categoryScenes).toSorted()).toEqual(names.toSorted());
});

test("the covers of the starter posts are those that are drawn", () => {
  const drawn = Object.keys(coverScenes).map((name) => [name, `content/facts/starter-covers/${name}.jpg`]);
  expect(starterPosts.map(({ id, coverFile }) => [id, coverFile]).toSorted()).toEqual(drawn.toSorted());
});

test("the page gives each vehicle's picture the size that it has", () => {
  const drawn = limaVehicles.map(({ id }) => [id, vehicleSizes[id]]);
  expect(limaVehicles.map(({ id, width: wide }) => [id, [wide, vehicleHeight]])).toEqual(drawn);
});

test("the social cards carry the site's name", () => {
  expect(nameLines.map(({ word }) => word).join(" ")).toBe(hu.site.name);
});

test("the header draws the logo that the icons have", () => {
  const wordmark = read("app/site/shell/wordmark.tsx");
  const paths = [...logo.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(paths).toHaveLength(4);
  for (const path of paths) expect(wordmark).toContain(`d="${path}"`);
});
