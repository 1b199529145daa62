import { mix, palette } from "./palette.ts";
import { createRandom } from "./random.ts";
import { path, short } from "./shapes.ts";
import type { Sheet } from "./sheet.ts";

const tile = 112;
const deep = "#7E2A58";
const bright = "#AE3F76";
const pale = mix("#AE3F76", palette.salt, 0.5);

/** A tile of three-cornered bracts, one in each cell of a grid of `cells` by `cells`. */
function bracts(sheet: Sheet, ink: string, cells: number, size: number, seed: number): string {
  const random = createRandom(seed);
  const side = tile / cells;
  const data = Array.from({ length: cells * cells }, (_, index) => {
    const x = (index % cells) * side + random(size, side - size);
    const y = Math.floor(index / cells) * side + random(size, side - size);
    const turn = random(0, 6);
    const [a, b, c] = [0, 2.09, 4.19].map((angle) => [
      Math.cos(turn + angle) * size,
      Math.sin(turn + angle) * size,
    ]);
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = [...(a ?? []), ...(b ?? []), ...(c ?? [])];
    const step = (x1: number, y1: number, x2: number, y2: number) =>
      `q${short(x2 * 0.9 - x1 * 0.1)} ${short(y2 * 0.9 - y1 * 0.1)} ${short(x2 - x1)} ${short(y2 - y1)}`;
    return `M${short(x + ax)} ${short(y + ay)}${step(ax, ay, bx, by)}${step(bx, by, cx, cy)}z`;
  }).join("");
  const box = `width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"`;
  return `url(#${sheet.define((id) => `<pattern id="${id}" ${box}>${path(data, ink)}</pattern>`)})`;
}

/** A cushion with a lobed edge, path data. */
function cushion(x: number, y: number, rx: number, ry: number, lobes: number, seed: number): string {
  const random = createRandom(seed);
  const size = Math.min(rx, ry) * 0.34;
  const rim = Array.from({ length: lobes }, (_, index) => {
    const turn = ((index + random(-0.3, 0.3)) / lobes) * 2 * Math.PI;
    const radius = Math.round(size * random(0.75, 1.25));
    const left = Math.round(x + Math.cos(turn) * (rx - size * 0.7) - radius);
    return `M${left} ${Math.round(y + Math.sin(turn) * (ry - size * 0.7))}a${radius} ${radius} 0 1 1 ${2 * radius} 0 ${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
  });
  const [wide, tall] = [Math.round(rx - size * 0.6), Math.round(ry - size * 0.6)];
  return `${rim.join("")}M${Math.round(x - wide)} ${Math.round(y)}a${wide} ${tall} 0 1 1 ${2 * wide} 0 ${wide} ${tall} 0 1 1 ${-2 * wide} 0z`;
}

/** Bougainvillea in bloom: leaves below, bracts above, lit from the upper left. `seed` shapes its edge. */
export function bougainvillea(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: number,
): string {
  const lobes = Math.round(9 + Math.max(rx, ry) / 18);
  const leaves = cushion(x + 4, y + 7, rx, ry, lobes, seed);
  const whole = cushion(x - 2, y - 3, rx * 0.95, ry * 0.93, lobes, seed + 1);
  const lit = cushion(x - rx * 0.16, y - ry * 0.2, rx * 0.74, ry * 0.66, lobes, seed + 2);
  return [
    path(leaves, palette.moss),
    path(leaves, bracts(sheet, palette.coca, 4, 8, 3)),
    path(whole, deep),
    path(whole, bracts(sheet, bright, 5, 7, 5)),
    path(lit, bracts(sheet, deep, 3, 7, 9)),
    path(lit, bright, 'opacity=".55"'),
    path(lit, bracts(sheet, pale, 4, 6, 7)),
  ].join("");
}
