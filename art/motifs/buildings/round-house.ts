import { palette } from "../../engine/palette.ts";
import { ellipse, path, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A round stone house of the Chachapoya under its cone of straw, with their frieze of diamonds, 200 units wide and 260 high; its foot's middle at 0, 0. */
export function roundHouse(sheet: Sheet): string {
  const wall = "M-78-110V-6q78 26 156 0v-104z";
  const diamonds = [-66, -42, -16, 12, 38, 60]
    .map(
      (x, index) =>
        `M${x} -52l${index === 0 || index === 5 ? 8 : 11}-15 ${index === 0 || index === 5 ? 8 : 11} 15-${index === 0 || index === 5 ? 8 : 11} 15z`,
    )
    .join("");
  return [
    ellipse(30, 4, 110, 16, palette.night, 'opacity=".35"'),
    path(
      wall,
      sheet.gradient(
        [
          [0, "#F3E3BC"],
          [0.5, "#D2B98C"],
          [1, "#8A7668"],
        ],
        [0, 0, 1, 0],
      ),
    ),
    stroke("M-78-24q78 24 156 0M-78-86q78 20 156 0", "#A58C66", 3),
    path(diamonds, "#8E6E50"),
    path("M-16-2v-62h30v64q-14 2-30-2z", "#3A2B28"),
    path("M0-262q-10 0-14 8Q-50-170-104-104q100 44 208 0Q50-170 14-254q-4-8-14-8z", "#D6AE63"),
    path("M0-262q10 0 14 8Q50-170 104-104q-34 14-68 19Q30-180 4-262z", "#94682F"),
    stroke("M-20-224L-60-92M-8-230l-18 142M2-220l12 132M-40-180l-44 76", "#B58A45", 4),
    stroke("M-100-102q100 42 200 0", "#7A5628", 5, 'stroke-dasharray="2 9"'),
  ].join("");
}
