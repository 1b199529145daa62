import { createNoise, crested } from "../../engine/noise.ts";
import { peaks } from "./peaks.ts";
import { relief } from "../../engine/relief.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** Misti: one round cone with its ravines, its crater open to us. */
function cone(x: number, z: number): number {
  const [across, back] = [x - 630, (z - 200) * 1.1];
  const away = Math.hypot(across, back);
  const turn = Math.atan2(back, across);
  const ravine = ravines(turn * 3.4, away / 420) * Math.min(1, away / 120);
  const rim = Math.max(0, 1 - away / 40) ** 2;
  return Math.max(0, 440 - 3.3 * away ** 0.82 + 46 * (ravine - 0.62) - 34 * rim);
}

const ravines = crested(createNoise(14), 3);

type MistiInks = {
  rock: readonly [string, ...string[]];
  snow: readonly [shadow: string, half: string, light: string];
  /** From its left end on; where something hides that, it need not be drawn. */
  from?: number;
};

const day: MistiInks = {
  rock: ["#4F4478", "#7A5E86", "#AE7F88", "#DDA690"],
  snow: ["#A9B6DA", "#D9DEEA", "#FFFBF0"],
};

/** Arequipa's volcano, its summit at 630, 170 of the picture; its foot dissolves in the haze's ink. */
export function misti(sheet: Sheet, haze: string, { rock, snow, from = 380 }: MistiInks = day): string {
  const land = relief({
    heightAt: cone,
    near: -330,
    depth: 420,
    foot: 560,
    tilt: 0.06,
    grain: 8,
    light: [-0.85, -0.12, 0.4],
    from,
    to: 1210,
    hidden: 500,
    cell: 2,
  });
  return peaks(sheet, land, {
    rock,
    levels: [0.08, 0.32, 0.62],
    snow,
    snowFrom: 318,
    steep: 0.42,
    haze: [haze, 0.42, 0.95],
    least: 90,
    tolerance: 1.8,
  });
}
