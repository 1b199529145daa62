import type { Spot, View } from "../../engine/perspective.ts";
import { createRandom } from "../../engine/random.ts";
import { path } from "../../engine/shapes.ts";
import { flatShape } from "./stone-deck.ts";

export type GraniteInks = {
  /** Walls that look to the sun, to us and away from the sun. */
  lit: string;
  front: string;
  shade: string;
  /** The inner side of a back wall. */
  inner: string;
  /** Doors and shadows. */
  dark: string;
};

/** Houses side by side, in metres before the eye: the middle of the row's front, the ground, how many, and how large each is. */
export type HouseRow = {
  x: number;
  z: number;
  up: number;
  count?: number;
  wide?: number;
  deep?: number;
  /** Height of the eaves; the gables rise as high again. */
  tall?: number;
  gap?: number;
  /** A long wall looks to us and the gables stand at its ends. */
  along?: boolean;
};

type Corner = readonly [x: number, z: number];
type Parts = Record<"cast" | "back" | "lit" | "shade" | "front" | "doors", string>;

/** Nearer than this a metre is large enough for doors to be seen. */
const doorScale = 1.75;

function addRow(view: View, row: HouseRow, parts: Parts, random: ReturnType<typeof createRandom>): void {
  const { x, z, up, count = 1, wide = 11, deep = 21, tall = 3.6, gap = 2.5, along = false } = row;
  const whole = count * wide + (count - 1) * gap;
  for (let index = 0; index < count; index++) {
    const left = x - whole / 2 + index * (wide + gap);
    const near = z + random(-1.5, 1.5);
    const [right, far] = [left + wide * random(0.94, 1.04), near + deep];
    const eaves = up + tall * random(0.85, 1.1);
    const peak = eaves + tall * random(0.75, 1);
    const wall = ([fromX, fromZ]: Corner, [toX, toZ]: Corner, gabled: boolean): string => {
      const middle: Spot = [(fromX + toX) / 2, peak, (fromZ + toZ) / 2];
      const [from, to]: [Spot, Spot] = [
        [fromX, eaves, fromZ],
        [toX, eaves, toZ],
      ];
      return flatShape(view, [[fromX, up, fromZ], from, ...(gabled ? [middle] : []), to, [toX, up, toZ]]);
    };
    const side = (at: number) => wall([at, near], [at, far], along);
    parts.cast += flatShape(view, [
      [left, up, near],
      [left, up, far],
      [right + tall * 1.6, up, far],
      [right + tall * 1.2, up, near],
    ]);
    parts.back += wall([left, far], [right, far], !along);
    // On the right we see the sides that look to the sun on the left, on the left those in shade.
    parts[x > 0 ? "lit" : "shade"] += side(left) + side(right);
    parts.front += wall([left, near], [right, near], !along);
    if (view.metreAt(near) < doorScale) continue;
    const doors = along ? [0.2, 0.5, 0.8] : [0.5];
    for (const share of doors) {
      const at = left + (right - left) * share;
      parts.doors += flatShape(view, [
        [at - 1.1, up, near],
        [at - 0.7, up + tall * 0.62, near],
        [at + 0.7, up + tall * 0.62, near],
        [at + 1.1, up, near],
      ]);
    }
  }
}

/** Inca houses that have lost their straw roofs, their gables still standing, seen from above with the sun on the left. */
export function rooflessHouses(view: View, rows: readonly HouseRow[], inks: GraniteInks): string {
  const random = createRandom(7);
  const distances = [...new Set(rows.map(({ z }) => z))].toSorted((one, other) => other - one);
  return distances
    .map((distance) => {
      const parts: Parts = { cast: "", back: "", lit: "", shade: "", front: "", doors: "" };
      for (const row of rows) if (row.z === distance) addRow(view, row, parts, random);
      const { cast, back, lit, shade, front, doors } = parts;
      return [
        path(cast, inks.dark, 'opacity=".62"'),
        path(back, inks.inner),
        lit && path(lit, inks.lit),
        shade && path(shade, inks.shade),
        path(front, inks.front),
        doors && path(doors, inks.dark),
      ].join("");
    })
    .join("");
}
