import { mix, palette } from "../../engine/palette.ts";
import { path, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A visitor in a long rain cape over a rucksack, the hood up, from behind; 100 units high, feet at 0, 100. */
export function rainWalker(sheet: Sheet, cape: string): string {
  const cloth = smooth(
    "-9 26!, -16 32, -19 46, -21 62, -24 80!, -12 83, 0 81, 12 83, 25 79!, 22 60, 19 44, 15 31, 9 26!, 0 30",
  );
  const hood = smooth("-9 28!, -11 18, -8 8, 0 4, 8 8, 11 18, 9 28!, 0 31");
  const light = mix(cape, "#FFFFFF", 0.45);
  return [
    stroke("M-6 78l-1 18M7 78l1 18", palette.indigo, 8),
    path("M-14 95h12v6h-12zM3 95h12v6H3z", palette.bark),
    path(cloth, cape),
    sheet.clip(
      cloth,
      path("M6 26q10 26 4 60h24V26z", palette.night, 'opacity=".26"') +
        path("M-13 36q13-8 26 0l2 22q-15 8-30 0z", light, 'opacity=".35"') +
        stroke("M-14 60l-4 22M-4 62l-1 20M8 62l3 20", palette.night, 1.6, 'opacity=".3"') +
        stroke("M-13 34q-5 20-7 44", light, 2.6),
    ),
    path(hood, cape),
    sheet.clip(hood, path("M3 2q8 12 4 30h10V2z", palette.night, 'opacity=".26"')),
    stroke("M-7 12q2-5 7-6", light, 2),
    path("M-24 86q2-4 4 0-2 4-4 0zM24 88q2-4 4 0-2 4-4 0zM-2 90q2-4 4 0-2 4-4 0z", "#E6F2F4"),
  ].join("");
}
