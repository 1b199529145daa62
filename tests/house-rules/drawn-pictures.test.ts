import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { categories } from "#api/posts/categories.ts";
import { limaVehicles, vehicleHeight } from "#content/facts/lima/lima-vehicles.ts";
import { starterPosts } from "#content/facts/pages/starter-posts.ts";
import { listedPages, toolPages } from "#i18n/addresses.ts";
import { read, root } from "./source-files.ts";

// Whether the published pictures are those that the site asks for. That each is what its script draws is tested in art/.

/** Each category has a picture and a social card, called by its name in lower case. */
const ofCategories = categories.map((category) => category.toLowerCase());

/** The pictures that pages request, by folder; the search is a page with a picture besides those in the menu. */
const asked: [folder: string, names: string[], ending: string][] = [
  ["public/pictures/categories", ofCategories, "svg"],
  ["public/pictures/social/categories", ofCategories, "jpg"],
  ["public/pictures/pages", [...listedPages, "search"], "svg"],
  ["public/pictures/thumbs/pages", [...listedPages, "search"], "avif"],
  ["public/pictures/shortcuts", [...toolPages, "search"], "png"],
  ["public/pictures/social", [...listedPages, "search", "home", "blog"], "jpg"],
  ["content/facts/starter-covers", starterPosts.map(({ id }) => id), "jpg"],
];

test.each(asked)("%s holds the pictures that are asked for and no others", (folder, names, ending) => {
  const files = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
  const expected = names.map((name) => `${name}.${ending}`);
  expect(files.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
});

test("the page gives each vehicle's picture the size that it has", () => {
  for (const { id, width } of limaVehicles) {
    expect(read(`public/pictures/vehicles/${id}.svg`)).toContain(`viewBox="0 0 ${width} ${vehicleHeight}"`);
  }
});

test("the header draws the logo that the icons have", () => {
  const wordmark = read("app/site/shell/header/wordmark.tsx");
  const paths = [...read("public/favicon.svg").matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(paths).toHaveLength(4);
  for (const path of paths) expect(wordmark).toContain(`d="${path}"`);
});
