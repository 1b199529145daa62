import { palette } from "../../engine/palette.ts";
import { band, blob, ellipse, path, place, points, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

type MuleInks = { coat: string; shade: string; far: string; muzzle: string };

const body = points(`
    12 80, 14 70, 26 54, 36 36, 46 26, 58 24, 74 36, 92 56, 110 66, 140 71, 172 68, 198 71, 213 82, 218 102, 213 122,
    207 138, 213 150 .5, 209 174, 208 190 .4, 211 200!, 195 200!, 196 178, 197 156, 186 138, 174 128, 150 134, 128 132,
    113 128, 113 150, 110 170, 110 188 .4, 113 200!, 97 200!, 98 172, 96 150, 91 130, 82 112, 74 96, 64 80, 56 68, 46 74,
    34 84, 22 88`);

const shadow = points(`
    60 58, 66 78, 76 94, 92 106, 120 116, 160 118, 190 112, 204 96, 206 76, 230 80, 230 210!, 196 210!, 204 180, 200 156,
    186 142, 170 136, 120 138, 116 160, 114 210!, 104 210!, 106 170, 102 142, 92 124, 76 110, 60 90`);

/** A mule with bags on its back, facing left in a field of 240 × 200 units, its feet on y = 200. */
function mule(sheet: Sheet, { coat, shade, far, muzzle }: MuleInks): string {
  const data = smooth(body);
  const ear = (x: number, lean: number, ink: string) =>
    blob(
      [
        [x - 5, 28, 0],
        [x - 9 + lean, 8],
        [x - 2 + lean, -8, 0.3],
        [x + 6 + lean * 0.5, 10],
        [x + 5, 30, 0],
      ],
      ink,
    );
  return [
    blob("96 124!, 86 150, 80 172, 72 194 .4, 70 198!, 84 200!, 92 176, 100 152, 112 130!", far),
    blob("176 124!, 172 146, 180 160, 174 180, 170 198!, 184 200!, 190 178, 194 156, 200 130!", far),
    path("M212 80q16 4 16 26t4 44q-12 4-18-2 0-26-2-40-8-16-8-26z", far),
    ear(62, 6, far),
    path(data, coat),
    sheet.clip(
      data,
      path(smooth(shadow), shade) +
        ellipse(14, 80, 16, 15, muzzle) +
        path("M90 194h140v10H90z", palette.night),
    ),
    path("M50 20q16 2 34 26 12 14 26 18l-4 6q-18-4-32-20-14-14-26-22z", far),
    ear(52, 0, coat),
    path("M48 26q-4-14 0-26 4 12 4 24z", shade),
    path("M32 46q5-5 9-1-3 6-9 1z", palette.night),
    stroke("M14 74l3-2M14 82q6 2 9-1", palette.night, 1.6),
    band("M20 60q10 10 18 22M48 28q6 22 0 44M30 52l24 8", palette.terracotta, 3),
    load(sheet),
  ].join("");
}

function load(sheet: Sheet): string {
  const cloth = smooth("102 66!, 140 70, 196 70!, 204 104, 200 116!, 150 122, 106 118!, 98 92");
  const stripes = [
    [106, palette.sun, 4],
    [114, palette.salt, 3],
    [186, palette.salt, 3],
    [194, palette.sun, 4],
  ] as const;
  return [
    sheet.clip(
      cloth,
      path(cloth, palette.maize) +
        stripes.map(([x, ink, thick]) => band(`M${x} 60q4 30 0 64`, ink, thick)).join(""),
    ),
    path("M116 66q-2-30 30-32t42 32z", palette.coca) +
      path("M160 35q26 4 28 31h-18q2-18-10-31z", palette.moss),
    stroke("M124 56q26-8 58 0", palette.glow, 3),
    rect(118, 64, 70, 46, palette.terracotta, 'rx="17"'),
    path("M118 92q34 10 70 0-4 18-17 18h-36q-15 0-17-18z", palette.brick),
    rect(118, 64, 70, 14, palette.clay, 'rx="7"'),
    stroke("M136 34v76M170 36v74M134 110l-14 16M172 110l12 16", palette.straw, 3.4),
  ].join("");
}

/** A loaded mule of `size` units up to its back's load standing with its feet at `x`, `y`; it faces left, or right when `turned`. */
export function muleAt(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  inks: MuleInks,
  turned = false,
): string {
  const scale = size / 200;
  return place(
    mule(sheet, inks),
    x + (turned ? 130 : -130) * scale,
    y - size,
    turned ? -scale : scale,
    scale,
  );
}
