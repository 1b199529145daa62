import { createRandom } from "../../engine/random.ts";
import { path, smooth, stroke } from "../../engine/shapes.ts";
import { leaf } from "../plants/plants.ts";

type CobInks = { grain: string; light: string; shade: string };

/** Cobs strewn close together over an ellipse on the ground, larger towards us. */
export function corn(
  [x, y, wide, deep]: readonly [x: number, y: number, wide: number, deep: number],
  inks: CobInks,
  rows: number,
  seed: number,
): string {
  const random = createRandom(seed);
  let cobs = "";
  for (let row = 0; row < rows; row++) {
    const share = (row + 0.5) / rows;
    const half = wide * Math.sqrt(1 - (share * 2 - 1) ** 2);
    const long = 20 + 8 * share;
    const count = Math.round((half * 2) / (long * 0.95));
    for (let at = 0; at < count; at++) {
      const middle = x - half + ((at + random(0.2, 0.8)) / count) * half * 2;
      const level = y - deep + share * deep * 2 + random(-4, 4);
      const [across, down] = [Math.round(long * random(0.6, 0.9)), Math.round(random(-9, 9))];
      cobs += `M${Math.round(middle - across / 2)} ${Math.round(level - down / 2)}l${across} ${down}`;
    }
  }
  return [
    stroke(cobs, inks.shade, 13, 'transform="translate(2 4)"'),
    stroke(cobs, inks.grain, 12),
    stroke(cobs, inks.light, 3, 'stroke-dasharray="4 3" transform="translate(-1 -3)"'),
  ].join("");
}

/** A bunch of cobs hung up by their husks at `x`, `y`, about 90 units long. */
export function cobBunch(x: number, y: number, inks: readonly CobInks[]): string {
  const cobs = [-26, -13, 0, 13, 26].map((lean, index) => {
    const ink = inks[index % inks.length] ?? { grain: "#E9A93C", light: "#F7D58A", shade: "#A9702C" };
    const foot = y + 92 - Math.abs(lean) * 0.7;
    return [
      path(leaf(x, y, x + lean * 0.6, y + 52, 0, 9), "#E6D2A0"),
      path(leaf(x + lean * 0.45, y + 34, x + lean, foot, 0, 17), ink.shade),
      path(leaf(x + lean * 0.45 - 1, y + 34, x + lean - 2, foot - 3, 0, 13), ink.grain),
      path(leaf(x + lean * 0.45 - 4, y + 42, x + lean - 5, foot - 12, 0, 5), ink.light),
    ].join("");
  });
  return stroke(smooth(`${x} ${y - 26}, ${x + 1} ${y + 6}`, false), "#6A4A30", 3) + cobs.join("");
}
