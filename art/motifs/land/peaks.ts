import type { Relief, Seen } from "../../engine/relief.ts";
import { path } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

type PeakInks = {
  /** From the darkest shadow to full light. */
  rock: readonly [string, ...string[]];
  /** Where the rock's second and further inks begin, as light from −1 to 1. */
  levels?: readonly number[];
  snow?: readonly [shadow: string, half: string, light: string];
  /** Height at which snow begins to hold on gentle ground; it slides off `steep` walls (0 level, 1 upright). */
  snowFrom?: number;
  steep?: number;
  /** Haze that swallows the feet: its ink, how far up it reaches as parts of the body's box, and its strength. */
  haze?: readonly [ink: string, from: number, strength: number];
  tolerance?: number;
  least?: number;
  /** Leaves out the plain that the mountains stand on. */
  rising?: boolean;
};

/** A landscape printed in a few inks of rock and three of snow. */
export function peaks(sheet: Sheet, land: Relief, inks: PeakInks): string {
  const {
    rock,
    levels = [0.12, 0.42, 0.7],
    snow,
    snowFrom = 200,
    steep = 0.5,
    haze,
    tolerance,
    least,
    rising,
  } = inks;
  const [darkest, ...lighter] = rock;
  const cover = (seen: Seen) =>
    snow ? Math.min((seen.height - snowFrom) / 50 + (steep - seen.steep) * 2, 1) : -1;
  // Rock under snow is left whole: nobody sees its faces, and they cost bytes.
  const faces = lighter.map((ink, index) =>
    land.tone((seen) => (cover(seen) > 0.4 ? 1 : seen.light), levels[index] ?? 1, ink, tolerance, least),
  );
  const caps = (snow ?? []).map((ink, index) =>
    land.tone(
      (seen) => (index === 0 ? cover(seen) : Math.min(cover(seen) * 3, seen.light - index * 0.24)),
      0,
      ink,
      tolerance,
      least,
    ),
  );
  const fade = haze
    ? path(
        land.body,
        sheet.gradient([
          [haze[1], haze[0], 0],
          [1, haze[0], haze[2]],
        ]),
      )
    : "";
  const print = sheet.clip(land.body, path(land.body, darkest) + faces.join("") + caps.join("") + fade);
  return rising ? sheet.clip(land.standing(), print) : print;
}
