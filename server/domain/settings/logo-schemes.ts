import { schemes, surfaces } from "#api/settings/brand-colours.ts";
import { contrast, hexOf } from "#api/settings/colour-maths.ts";
import type { Logo } from "#api/settings/site-details.ts";

/** A part with less contrast to the ground beside it cannot be made out. */
const leastSeen = 1.8;

/** The share of a logo's edge that may be lost on the ground: a shadow, a highlight. */
const mostUnseen = 0.15;

/** Pixels within which what is transparent counts as beside: edges are blurred. */
const reach = 2;

/**
 * The schemes in which a logo stands out from the page, which is where it touches the ground: what lies within another colour is seen
 * on that. One that fills its frame brings its own ground.
 *
 * @param pixels red, green, blue and alpha of each, row by row
 */
export function schemesFor(pixels: Uint8Array, width: number): Logo["seenOn"] {
  const height = pixels.length / 4 / width;
  const isClear = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height || (pixels[(y * width + x) * 4 + 3] ?? 0) < 128;
  let filled = 0;
  let edge = 0;
  const unseen = { light: 0, dark: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isClear(x, y)) continue;
      filled++;
      const isEdge =
        isClear(x - reach, y) || isClear(x + reach, y) || isClear(x, y - reach) || isClear(x, y + reach);
      if (!isEdge) continue;
      edge++;
      const at = (y * width + x) * 4;
      const colour = hexOf([...pixels.subarray(at, at + 3)]);
      for (const scheme of schemes)
        if (contrast(colour, surfaces[scheme].ground) < leastSeen) unseen[scheme]++;
    }
  }
  const isFramed = filled > width * height * 0.98;
  if (isFramed || Math.max(unseen.light, unseen.dark) <= edge * mostUnseen) return "both";
  return unseen.light < unseen.dark ? "light" : "dark";
}
