import { type Crest, massif, ribs } from "./massif.ts";
import { peaks } from "./peaks.ts";
import { relief } from "../../engine/relief.ts";
import type { Sheet } from "../../engine/sheet.ts";

type RangeShape = {
  foot: number;
  seed: number;
  /** Height at which the snow begins, and its three inks. */
  snowFrom: number;
  snow?: readonly [shadow: string, half: string, light: string];
  rock?: readonly [string, ...string[]];
  levels?: readonly number[];
  haze: readonly [ink: string, from: number, strength: number];
  hidden?: number;
  from?: number;
  to?: number;
  slope?: number;
  least?: number;
};

/** A range of ice along a crest, far behind everything else. */
export function snowRange(sheet: Sheet, crest: Crest, shape: RangeShape): string {
  const { foot, seed, snowFrom, haze, hidden, from, to, slope = 1.2, least = 170 } = shape;
  const summit = crest.reduce((best, point) => (point[2] > best[2] ? point : best));
  const land = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 52, 210, seed, 1.2)],
      seed: seed + 3,
      slope,
      rocks: 36,
      wave: 80,
      spurs: { towards: summit[0], pull: -0.0014, length: 4 },
    }),
    near: -60,
    depth: 330,
    foot,
    tilt: 0.1,
    grain: 9,
    cast: 0.35,
    light: [-0.8, -0.3, 0.5],
    hidden,
    from,
    to,
  });
  return peaks(sheet, land, {
    rock: shape.rock ?? ["#6C6C9C", "#A294B2"],
    levels: shape.levels ?? [0.42],
    snow: shape.snow ?? ["#93A9CE", "#C8D5E6", "#FFFBF0"],
    snowFrom,
    haze,
    least,
    tolerance: 2.2,
  });
}
