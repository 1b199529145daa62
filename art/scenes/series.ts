import { pageScenes, toolScenes } from "./page-scenes.ts";
import { dishScenes } from "./dish-scenes.ts";
import { placeScenes } from "./place-scenes.ts";
import { categoryScenes } from "./category-scenes.ts";
import { coverScenes } from "./cover-scenes.ts";
import type { Scene, Size } from "../engine/sheet.ts";
import { vehicleScenes, vehicleSizes } from "./vehicle-scenes.ts";

type Series = {
  /** Folder of the finished pictures, from the root of the repository. */
  folder: string;
  scenes: Record<string, Scene>;
  /** Put before a picture's name where another series has one of the same name. */
  prefix?: string;
  /** Of a series whose pictures have fields of their own. */
  sizes?: Record<string, Size>;
};

/** Every series that the site shows as SVG. */
export const vectorSeries: readonly Series[] = [
  { folder: "public/pictures/categories/", scenes: categoryScenes },
  { folder: "public/pictures/places/", scenes: placeScenes },
  { folder: "public/pictures/dishes/", scenes: dishScenes },
  { folder: "public/pictures/pages/", scenes: pageScenes, prefix: "page-" },
  {
    folder: "public/pictures/vehicles/",
    scenes: vehicleScenes,
    prefix: "vehicle-",
    sizes: vehicleSizes,
  },
];

/** A small square of each guide page's picture, for cards that are rows on a phone. */
export const thumbScenes: Record<string, Scene> = pageScenes;

/** A small square of each tool's picture, beside its shortcut where the site is installed. */
export const shortcutScenes: Record<string, Scene> = toolScenes;

/**
 * One social card per guide page, from the picture at its head, one per category, for posts without a cover, one for
 * the blog, and one for everything else.
 */
export const socialScenes: Record<string, Scene> = {
  home: placeScenes["machu-picchu"],
  blog: coverScenes["two-days-on-titicaca"],
  ...pageScenes,
  ...Object.fromEntries(Object.entries(categoryScenes).map(([name, scene]) => [`categories/${name}`, scene])),
};
