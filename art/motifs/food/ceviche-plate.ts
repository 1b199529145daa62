import { mix, palette } from "../../engine/palette.ts";
import { fishCubes } from "./fish-cubes.ts";
import { cancha, choclo, coriander, lettuce, onion, sweetPotato } from "./garnish.ts";
import { lime } from "./produce.ts";
import { blob, circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A wide plate of ceviche seen from the side above, about 400 × 190 units, its rim's middle at 0, 0. */
export function cevichePlate(sheet: Sheet): string {
  const side = smooth("-200 0!, -188 34, -130 78, -66 98!, 66 98!, 130 78, 188 34, 200 0!");
  const shade = smooth("40 40!, 70 70, 50 110!, 210 110!, 210 -10!");
  return [
    ellipse(0, 97, 78, 12, "#A99B84"),
    path(side, palette.salt),
    sheet.clip(side, path(shade, "#CBBDA4")),
    ellipse(0, 0, 200, 82, "#FFFBF0"),
    ellipse(0, 0, 186, 74, "none", `stroke="${palette.indigo}" stroke-width="4"`),
    ellipse(0, 1, 178, 69.5, "none", `stroke="${palette.terracotta}" stroke-width="2"`),
    ellipse(0, 4, 164, 62, "#D8CDB2"),
    ellipse(3, 8, 158, 57, "#F2EBC9"),
    ellipse(-20, 14, 120, 40, "#FBF6DC"),
    heap(),
  ].join("");
}

const cubes = [
  [-64, -18],
  [-26, -30],
  [52, -22],
  [-88, 6],
  [-46, -4],
  [78, 0],
  [-68, 28],
  [58, 22],
  [-44, 44],
  [0, 42],
  [38, 40],
  [-20, -40],
  [18, -40],
  [-24, 16],
  [16, 16],
  [36, -8],
  [-34, -18],
  [-2, -22],
] as const;

function heap(): string {
  const slices =
    "M-76-14q14-22 44-20M-50-40q16-28 54-18M0-64q32-2 46 24M-54 10q14-28 50-20M-10-16q24-22 50-2M30-32q26-6 40 22M-70 36q10-24 40-22M-14 24q20-28 52-14M20 44q8-24 40-20M-36-60q26-22 60-4M-22-48q34-26 62 0M-34-28q10-26 44-26";
  const pepper = "M-62-4l15 5M-14-34l15-5M46-16l13 7M-34 22l14-6M18 8l15 4M58 12l9-9M-8 48l14-4";
  const leaves = [
    [-62, -20, -20],
    [30, -52, 10],
    [6, -2, 60],
    [-28, 38, -40],
    [64, -8, 30],
    [-24, -60, -30],
  ] as const;
  const toasted = [
    [-108, 36],
    [-88, 50],
    [-118, 24],
    [-100, 26],
    [-72, 56],
    [-126, 12],
  ] as const;
  return [
    place(lettuce(), -116, -22, 0.72),
    place(sweetPotato(), 126, -26, 1, 1, 4) + place(sweetPotato(), 98, -44, 1, 1, -6),
    fishCubes(cubes.map(([x, y]) => [x, y - 8] as const)),
    place(choclo(), 112, 24, 0.62, 0.62, -14),
    stroke(pepper, palette.brick, 5.4, 'transform="translate(1 2)"') + stroke(pepper, "#D3452C", 4.6),
    place(onion(slices, 4.3), 0, -8),
    place(coriander(leaves), 0, -4, 0.66),
    cancha(toasted),
  ].join("");
}

/** A tall glass of chicha morada with a slice of lime on its rim, 180 units high, its foot's middle at 0, 0. */
export function chichaMorada(sheet: Sheet): string {
  const glass = smooth("-44 -176!, -38 -60, -34 0!, 34 0!, 38 -60, 44 -176!");
  const inside = smooth("-42 -146!, -36 -60, -31 -8!, 31 -8!, 36 -60, 42 -146!");
  return [
    place(lime(true), 44, -176, 0.52),
    path(glass, "#F6F0E4", 'opacity=".5"'),
    path(inside, palette.maize),
    sheet.clip(
      inside,
      path("M-50-150h36l8 150h-44z", mix(palette.maize, palette.terracotta, 0.35)) +
        path("M12-150h40v150h-36z", palette.night, 'opacity=".35"') +
        blob("-30 -140, -10 -150, 4 -134, -12 -120, -28 -124", palette.rose, 'opacity=".4"') +
        blob("8 -130, 26 -138, 34 -122, 20 -108, 6 -114", palette.rose, 'opacity=".3"') +
        circle(-14, -98, 5, palette.glow, 'opacity=".8"') +
        circle(10, -84, 4, palette.glow, 'opacity=".8"'),
    ),
    ellipse(0, -146, 42, 8, "#8A3F6E"),
    ellipse(0, -176, 44, 9, "none", `stroke="${palette.salt}" stroke-width="3"`),
    stroke("M-33-160q4 70 8 140", "#FFF", 5, 'opacity=".55"'),
  ].join("");
}
