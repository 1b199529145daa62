import { createNoise, crested } from "../../engine/noise.ts";
import { mix } from "../../engine/palette.ts";
import { peaks } from "./peaks.ts";
import { relief } from "../../engine/relief.ts";
import type { Sheet } from "../../engine/sheet.ts";

type CliffShape = {
  right: number;
  foot: number;
  tall: number;
  gully: number;
  seed: number;
  inks: readonly [string, ...string[]];
  /** The haze's ink, and how much of it lies before the cliff. */
  fog: string;
  pale: number;
};

/** A cliff of packed gravel under the city's edge, gullied by the rare rains, its right end falling to the sea. */
export function cliff(sheet: Sheet, { right, foot, tall, gully, seed, inks, fog, pale }: CliffShape): string {
  const groove = crested(createNoise(seed), 2);
  const bend = createNoise(seed + 5);
  const land = relief({
    heightAt: (x, z) => {
      const front = z + gully * 1.5 * groove(x / gully, z / (gully * 3));
      const side = (right - x) * 0.9 + gully * 0.7 * bend(z / gully, x / gully);
      return Math.min(tall + 6 * bend(x / 160, 0), Math.max(0, Math.min(front, side)) * 2.5);
    },
    near: -gully * 1.6,
    depth: tall * 0.6,
    foot,
    tilt: 0.05,
    grain: Math.max(4, gully * 0.1),
    light: [-0.8, -0.35, 0.45],
    to: right + 30,
    cell: 2.5,
  });
  const meadow = land.tone(
    ({ height, steep }) => Math.min(height - tall + 26, 0.45 - steep),
    0,
    mix("#6E9450", fog, pale),
    1.6,
    60,
  );
  return (
    peaks(sheet, land, {
      rock: [mix(inks[0], fog, pale), ...inks.slice(1).map((ink) => mix(ink, fog, pale))],
      levels: [0.12, 0.36, 0.58],
      least: 110 + gully,
      tolerance: 1.8,
      rising: true,
    }) + sheet.clip(land.body, meadow)
  );
}
