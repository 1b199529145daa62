import { palette } from "../../engine/palette.ts";
import { band, blob, path, place, type Point, points, polygon, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

type LlamaInks = { wool: string; shade: string; far: string; cloth?: string; trim?: string };

const body = points(`
    16 57, 19 50, 30 45, 40 37, 48 30, 60 29, 68 37, 72 56, 76 82, 84 106, 101 118, 130 121,
    160 118, 186 121, 200 131, 205 148, 203 166, 197 181, 193 194, 195 208, 197 228!, 184 228!,
    182 210, 176 196, 169 184, 156 181, 128 184, 108 187, 101 194, 97 206, 97 228!, 84 228!, 82 208,
    79 192, 72 176, 63 158, 55 132, 51 104, 49 82, 44 69, 32 67, 20 64`);

const shadow = points(`
    74 26, 63 52, 65 84, 68 112, 78 138, 94 160, 89 184, 91 236!, 240 236!, 230 120, 198 112,
    191 140, 174 162, 120 158, 102 140, 90 112`);

const farLegs: Point[][] = [
  points("100 170!, 101 196, 106 210, 106 225!, 117 225!, 117 208, 119 192, 128 172!"),
  points("150 170!, 160 192, 162 208, 159 225!, 171 225!, 174 208, 176 190, 190 170!"),
];

const tail = points("192 124, 205 121, 215 132, 216 150, 210 165 .2, 204 156, 200 140");

function ear(x: number, y: number, lean: number): Point[] {
  return [
    [x - 5, y, 0],
    [x - 7 + lean * 0.3, y - 14],
    [x - 1 + lean, y - 30, 0.3],
    [x + 4 + lean * 0.5, y - 15],
    [x + 5, y + 3, 0],
  ];
}

function saddleCloth(sheet: Sheet, cloth: string, trim: string): string {
  const edge = smooth("98 115!, 130 120, 164 116!, 171 140, 174 164!, 140 168, 103 165!, 97 140");
  const bands = [
    [125, palette.sun, 3],
    [132, trim, 6],
    [150, palette.salt, 3],
    [157, palette.sun, 3],
  ] as const;
  const lines = bands.map(([y, colour, thick]) => band(`M90 ${y}q46 5 90-1`, colour, thick));
  const diamonds = [105, 117, 129, 141, 153, 165].map((x) => `M${x - 5} 142l5-4 5 4-5 4z`).join("");
  const fold = path("M160 100h30v70h-22z", palette.night, 'opacity=".22"');
  const fringe = Array.from({ length: 15 }, (_, index) => `M${105 + index * 4.8} 165v7`).join("");
  return (
    stroke(fringe, palette.sun, 2) +
    sheet.clip(edge, path(edge, cloth) + lines.join("") + path(diamonds, palette.glow) + fold)
  );
}

function tassels(colour: string): string {
  const collar = stroke("M51 90q11 8 25 2", colour, 5);
  const tufts = stroke("M57 95l-1 9M64 96v10M71 95l1 9", palette.sun, 2.5);
  return tufts + collar + stroke("M50 30l-2 7M68 33l3 9", colour, 3.5);
}

/** A llama facing left in a field of 220 × 230 units, its feet on y = 228; `cloth` saddles it. */
function llama(sheet: Sheet, { wool, shade, far, cloth, trim = palette.indigo }: LlamaInks): string {
  const data = smooth(body);
  const curls = stroke("M62 150q6 7 12 1M74 166q7 7 13 0M57 122q5 6 10 1M178 168q7 8 14 1", shade, 2.2);
  return [
    farLegs.map((leg) => blob(leg, far)).join(""),
    blob(tail, shade),
    blob(ear(65, 32, 4), far),
    path(data, wool),
    sheet.clip(data, path(smooth(shadow), shade)),
    curls,
    cloth ? saddleCloth(sheet, cloth, trim) : "",
    blob(ear(54, 33, 1), wool),
    polygon(points("53 28, 54 12, 57 29"), shade),
    path("M16 57q1-6 6-8q7 3 7 9t-3 8l-6-2q-3-2-4-7z", far),
    path("M40 47q4-6 9-2q-2 6-9 2z", palette.night),
    stroke("M19 54l3-1M22 61.5h6", palette.night, 1.2),
    cloth ? tassels(cloth) : "",
  ].join("");
}

/** A llama of `size` units height standing with its feet at `x`, `y`; it faces left, or right when `turned`. */
export function llamaAt(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  inks: LlamaInks,
  turned = false,
): string {
  const scale = size / 228;
  return place(
    llama(sheet, inks),
    x + (turned ? 120 : -120) * scale,
    y - 228 * scale,
    turned ? -scale : scale,
    scale,
  );
}
