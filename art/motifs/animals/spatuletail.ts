import { palette } from "../../engine/palette.ts";
import { blob, circle, path, stroke } from "../../engine/shapes.ts";

/** The marvellous spatuletail, a hummingbird of the north: hovering, facing left, 200 units long, the tip of its beak at 0, 0. */
export function spatuletail(): string {
  return [
    stroke("M118 66q50 10 64 50 6 24-6 44M116 68q20 40 62 44 30 2 48 26", palette.indigo, 3),
    blob("164 152, 184 152, 190 176, 174 190, 158 174", "#4A3A9A") +
      blob("218 130, 240 132, 242 156, 224 162, 210 146", "#6A52B8"),
    path("M62 22q-10-64 26-108 22 30 20 70l-14 50z", "#6E8A6A") +
      path("M62 22q-6-56 26-108 2 40-2 72z", "#A9C29A"),
    blob("40 6, 46 -8, 60 -12, 72 -4, 82 20, 110 50, 124 70!, 96 66, 66 50, 48 28", "#3F8A54"),
    blob("42 10, 54 12, 64 26, 84 46, 104 62, 78 58, 56 40, 46 24", palette.salt),
    blob("36 4, 48 6, 58 16, 56 28, 46 24, 38 14", "#2FA9B0"),
    path("M40-2q6-14 22-12 10 4 12 14-16-4-34-2z", "#4A3A9A"),
    path("M70 18q40-50 92-52-16 50-70 76z", "#5A7A5E") + path("M70 18q40-50 92-52-32 26-74 62z", "#9DB890"),
    stroke("M38 3L2 0", palette.night, 3.4),
    circle(52, 0, 3.4, palette.night) + circle(51, -1, 1.2, palette.salt),
  ].join("");
}
