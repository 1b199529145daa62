import { palette } from "../../engine/palette.ts";
import { band, blob, circle, ellipse, path, place, points, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

type HikerInks = { jacket?: string; pack?: string; trousers?: string; hat?: string };

/** A walker with a rucksack and a stick, from behind, 100 units high, feet at 0, 100. */
export function hiker(inks: HikerInks = {}): string {
  const {
    jacket = palette.terracotta,
    pack = palette.sun,
    trousers = palette.indigo,
    hat = palette.sand,
  } = inks;
  return [
    stroke("M21 46l5 55", palette.bark, 2),
    stroke("M-4 60l-5 20 1 16", trousers, 9),
    stroke("M5 60l3 18 0 18", trousers, 9),
    path("M-14 95h11v6h-11zM3 95h11v6h-11z", palette.bark),
    stroke("M12 34l9 11 1 6", jacket, 7),
    stroke("M-12 34l-5 14 3 9", jacket, 7),
    blob("-14 30, 0 26, 14 30, 13 62!, -13 62!", jacket),
    path("M-11 30q11-5 22 0l1 24q-12 5-24 0z", pack),
    path("M3 28q4 1 8 2l1 24q-4 2-8 2z", palette.night, 'opacity=".25"'),
    stroke("M-11 29h22", palette.coca, 6),
    band("M-11 44q11 4 23 0", palette.night, 1.5, 'opacity=".5"'),
    circle(0, 19, 7, palette.clay),
    ellipse(0, 17, 15, 3.6, hat),
    path("M-8 17q0-11 8-11t8 11z", hat),
    path("M2 6q6 2 6 11h-5z", palette.night, 'opacity=".2"'),
    band("M-8 15.5q8 3 16 0", palette.terracotta, 2.4),
  ].join("");
}

type HighlanderInks = { skirt?: string; shawl?: string; hat?: string; bundle?: string };

const pollera = points("-9 48!, 9 48!, 21 66, 29 88!, 14 92, -2 90, -16 92, -28 88!, -20 66");

/** A woman of the highlands from behind, with a flat hat, braids and a carrying cloth, 100 units high, feet at 0, 100. */
export function highlander(sheet: Sheet, inks: HighlanderInks = {}): string {
  const {
    skirt = palette.maize,
    shawl = palette.terracotta,
    hat = palette.brick,
    bundle = palette.coca,
  } = inks;
  const dress = smooth(pollera);
  const load = smooth("-19 40, -14 28, 2 25, 18 30, 20 44, 10 53, -8 53");
  const hem = band("M-34 82q34 7 68 0", palette.sun, 2.5) + band("M-34 87q34 7 68 0", palette.leaf, 2.5);
  return [
    stroke("M-6 88v9M6 88v9", palette.clay, 6),
    path("M-11 96h9v5h-9zM2 96h9v5h-9z", palette.bark),
    sheet.clip(dress, path(dress, skirt) + hem + path("M6 44l8 60h30v-60z", palette.night, 'opacity=".28"')),
    blob("-13 30, 0 24, 13 30, 18 52!, -18 52!", shawl),
    sheet.clip(load, loadCloth(load, bundle)),
    circle(0, 17, 7, palette.bark),
    stroke("M-4 20l-3 26M4 20l3 26", palette.night, 3),
    ellipse(0, 12, 17, 4, hat),
    path("M-10 11q0-8 10-8t10 8z", hat),
    band("M-16 12.5q16 6 32 0", palette.sun, 1.4),
  ].join("");
}

function loadCloth(load: string, ink: string): string {
  const stripes = [
    [-12, palette.sun, 3],
    [-6, palette.salt, 2],
    [0, palette.indigo, 5],
    [7, palette.salt, 2],
    [13, palette.sun, 3],
  ] as const;
  const lines = stripes.map(([x, colour, thick]) => band(`M${x} 20q3 18-2 36`, colour, thick));
  return path(load, ink) + lines.join("") + path("M10 20q2 20-6 36h22v-36z", palette.night, 'opacity=".25"');
}

/** Puts a figure 100 units high on the ground at `x`, `y`, `size` units tall. */
export function stand(figure: string, x: number, y: number, size: number, turned = false): string {
  const scale = size / 100;
  return place(figure, x, y - 100 * scale, turned ? -scale : scale, scale);
}
