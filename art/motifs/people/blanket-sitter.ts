import { band, circle, ellipse, path, smooth, stroke } from "../../engine/shapes.ts";
import { palette } from "../../engine/palette.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** Somebody who sits on the ground in a striped blanket and a wool cap, from behind, 100 units high; feet at 0, 100. */
export function blanketSitter(sheet: Sheet, blanket: string, cap: string): string {
  const cloth = smooth(
    "-10 34!, -24 44, -32 62, -38 88, -40 100!, 0 103, 40 100!, 38 88, 32 62, 24 44, 10 34!, 0 37",
  );
  const stripes = [
    [50, palette.sun, 4],
    [57, palette.salt, 2.4],
    [74, palette.sun, 3],
    [81, palette.indigo, 6],
    [88, palette.sun, 3],
  ] as const;
  return [
    ellipse(6, 100, 50, 6, palette.night, 'opacity=".5"'),
    path(cloth, blanket),
    sheet.clip(
      cloth,
      stripes.map(([y, ink, thick]) => band(`M-44 ${y + 4}q44-8 88 0`, ink, thick)).join("") +
        path("M6 30q18 30 12 76h30V30z", palette.night, 'opacity=".34"') +
        stroke("M-12 44q-8 26-8 56M4 48q2 30 0 52", palette.night, 1.6, 'opacity=".35"'),
    ),
    circle(0, 22, 11, "#8A4E35"),
    path("M-13 26q-3-26 13-28 16 2 13 28-13 6-26 0z", cap),
    path("M3-2q12 4 10 28-4 2-8 3 4-16-2-31z", palette.night, 'opacity=".3"'),
    band("M-13 20q13 5 26 0", palette.glow, 3),
    circle(0, -4, 4, palette.terracotta),
  ].join("");
}
