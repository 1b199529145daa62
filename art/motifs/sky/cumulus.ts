import { path, rect, short } from "../../engine/shapes.ts";
import { height, type Sheet, width } from "../../engine/sheet.ts";

/** A lobe of cloud: `[x, y, radius]`. */
export type Lobe = readonly [number, number, number];

/** Path data of the discs. */
export function discs(lobes: readonly Lobe[]): string {
  return lobes
    .map(
      ([x, y, r]) =>
        `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0z`,
    )
    .join("");
}

/**
 * A heaped cloud lit from the left. The first ink is its deepest shade and fills all of it; each further ink is the same outline
 * pushed `[x, y]` towards the light, so that shade ends in the cloud's own scallops. Below `foot` it lies in the ink of its base.
 */
export function cumulus(
  sheet: Sheet,
  lobes: readonly Lobe[],
  shade: string,
  inks: readonly (readonly [ink: string, x: number, y: number])[],
  foot: readonly [y: number, ink: string],
): string {
  const outline = discs(lobes);
  const layers = inks.map(([ink, x, y]) =>
    path(discs(lobes.map(([a, b, r]): Lobe => [a + x, b + y, r])), ink),
  );
  return (
    path(outline, shade) + sheet.clip(outline, layers.join("") + rect(0, foot[0], width, height, foot[1]))
  );
}
