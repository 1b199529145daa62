import { palette } from "../../engine/palette.ts";
import { blob, circle, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

type AlpacaInks = { wool: string; shade: string; face: string };

/** An alpaca in full fleece facing left, 200 units high, its feet at 0, 0. */
function alpaca(sheet: Sheet, { wool, shade, face }: AlpacaInks): string {
  const fleece = smooth(
    "-66 -190, -46 -202, -20 -196, -8 -172, -8 -140, 4 -120, 30 -122, 66 -116, 86 -96, 90 -66, 78 -46, 40 -40, 0 -42, -40 -44, -58 -66, -68 -104, -72 -136, -74 -164",
  );
  const dark = smooth(
    "-30 -210!, -20 -176, -30 -130, -20 -92, 30 -76, 70 -84, 96 -60!, 96 -30!, -60 -30!, -44 -70, 10 -58, -30 -90, -44 -140",
  );
  const curls =
    "M-44-120q6 8 13 0t13 0M-30-84q7 8 14 0t14 0M14-100q7 8 14 0t14 0M40-70q7 8 14 0t14 0M-50-160q5 7 11 0M60-98q6 7 12 0";
  return [
    path("M-30-50l4 50h15l2-50zM52-52l-2 52h15l8-52z", shade),
    path("M-50-54l2 54h16l4-54zM32-50l2 50h16l2-50z", face),
    path(fleece, wool),
    sheet.clip(fleece, path(dark, shade, 'opacity=".8"') + stroke(curls, shade, 3)),
    blob("-34 -206!, -28 -228 .4, -20 -214, -22 -198!", shade),
    blob("-54 -206!, -56 -230 .4, -44 -218, -42 -204!", wool),
    blob("-60 -182, -78 -178, -94 -168, -94 -156, -80 -152, -60 -156, -50 -168", face),
    [
      [-62, -190, 12],
      [-54, -202, 13],
      [-40, -206, 14],
      [-28, -196, 14],
      [-34, -180, 16],
      [-50, -184, 15],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, wool))
      .join(""),
    path("M-94-164q-6 2-4 8l8 1z", palette.night, 'opacity=".6"'),
    path("M-68-176q5-5 9 0-3 6-9 0z", palette.night),
    stroke("M-92-157q6 3 12 1", palette.night, 1.6),
  ].join("");
}

/** An alpaca `size` units high with its feet at `x`, `y`; it faces left, or right when `turned`. */
export function alpacaAt(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  inks: AlpacaInks,
  turned = false,
): string {
  return place(alpaca(sheet, inks), x, y, (turned ? -size : size) / 230, size / 230);
}
