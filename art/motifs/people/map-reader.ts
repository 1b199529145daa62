import { palette } from "../../engine/palette.ts";
import { band, blob, circle, ellipse, path, stroke } from "../../engine/shapes.ts";

/** A traveller with a large backpack from behind, turned a little to our right, an open map in her hands; 100 units high, feet at 0, 100. */
export function mapReader(): string {
  const coat = palette.terracotta;
  return [
    stroke("M-5 60l-4 19 0 17", "#3F4A7C", 9.5),
    stroke("M6 60l3 18 2 18", "#343E6C", 9.5),
    path("M-15 93h12v7h-13zM5 93h13v7H5z", palette.bark),
    path("M-15 90h11v4h-11zM5 90h12v4H5z", palette.salt),
    path("M8 40l13-4 12 5 13-6 1 20-13 6-12-5-13 4z", palette.salt),
    path("M21 36l12 5 1 20-12-5z", "#D5C7A6"),
    stroke("M12 50l8-7 8 7 10-9", palette.terracotta, 1.6) + stroke("M38 52l6 2", palette.sea, 1.6),
    circle(41, 42, 1.8, palette.terracotta),
    stroke("M13 36l6 13 5 3", coat, 7) + circle(25, 53, 3.4, palette.clay),
    stroke("M-12 36l-7 12 5 10", coat, 7) + circle(-13, 60, 3.2, palette.clay),
    blob("-14 31, 0 27, 15 31, 14 64!, -13 64!", coat),
    path("M5 28q7 1 10 3l-1 33H5z", palette.night, 'opacity=".25"'),
    path("M-14 28q-2-6 5-7h13q8 1 8 7l1 31q-14 6-28 0z", palette.sea),
    path("M3 21q8 1 9 7l1 31q-4 2-9 3z", palette.night, 'opacity=".28"'),
    path("M-11 43h20v13q-10 4-20 0z", "#3F949C") + path("M-11 43h20v4h-20z", palette.deep),
    path("M-15 28q14 6 28 0l0-4q-1-4-8-4H-8q-7 0-7 4z", palette.sun),
    stroke("M-7 28v15M5 28v15", palette.deep, 1.8),
    stroke("M-13 63h24", palette.coca, 7) + circle(12, 63, 3.4, palette.leaf),
    circle(3, 14, 7.4, palette.clay),
    path("M-5 16q-2-13 8-13 6 1 8 5l-2 1q-5 1-6 6 0 4-2 6-5-1-6-5z", palette.bark),
    stroke("M-3 17q-5 6-3 12", palette.bark, 4),
    ellipse(3, 9.6, 14, 3.2, palette.straw),
    path("M-5 9q0-9 8-9t8 9q-8 3-16 0z", palette.straw),
    path("M5 0q6 1 6 9-2 1-4 1.4Q8 4 5 0z", palette.night, 'opacity=".22"'),
    band("M-4.8 7.6q7.8 3 15.6 0", palette.maize, 2.2),
  ].join("");
}
