import { circle, path, stroke } from "../../engine/shapes.ts";
import { palette } from "../../engine/palette.ts";

/** A paraglider with two people below it, 200 units across, the middle of its wing's upper edge at 0, 0. */
export function paraglider(ink: string, shade: string, stripe: string): string {
  const cells = "M-66 20l-8 14M-34 6l-6 16M0 1v17M34 6l6 16M66 20l8 14";
  return [
    stroke("M-96 46L-4 128 96 46M-52 24L-4 128 52 24M-20 20L-4 128 20 20", palette.indigo, 1.2),
    path("M-100 50q14-46 100-50 86 4 100 50-40-30-100-32-60 2-100 32z", ink),
    path("M-100 50q10-34 52-45l-10 22q-24 8-42 23z", stripe),
    path("M0 0q86 4 100 50-40-30-100-32z", shade),
    path("M48 5q42 11 52 45-18-15-42-23z", stripe, 'opacity=".75"'),
    stroke(cells, palette.indigo, 1, 'opacity=".45"'),
    circle(-9, 124, 5, palette.terracotta),
    circle(3, 126, 5, palette.bark),
    path("M-16 130q8-4 16 0l14 16q4 8-8 8h-14q-10-8-8-24z", palette.indigo),
    stroke("M4 148l16-2 3 10M-6 150l12 8 1 9", palette.night, 4),
  ].join("");
}
