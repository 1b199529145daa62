import { mix, palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../engine/shapes.ts";
import { type Band, heightOf, weave } from "./textile.ts";

/** A striped awning with a scalloped edge, its back edge at the top; `count` stripes. */
export function awning(
  x: number,
  y: number,
  width: number,
  deep: number,
  count: number,
  ink: string,
  other: string = palette.salt,
): string {
  const step = width / count;
  const flare = 14;
  const stripes = Array.from({ length: count }, (_, index) => {
    const [topLeft, topRight] = [x + index * step, x + (index + 1) * step];
    const spread = (at: number) => at + ((at - x - width / 2) / (width / 2)) * flare;
    const [left, right] = [Math.round(spread(topLeft)), Math.round(spread(topRight))];
    const colour = index % 2 ? other : ink;
    const lip = `M${left} ${y + deep}h${right - left}v12a${(right - left) / 2} 14 0 0 1-${right - left} 0z`;
    return (
      path(
        `M${Math.round(topLeft)} ${y}L${Math.round(topRight)} ${y} ${right} ${y + deep}H${left}z`,
        colour,
      ) + path(lip, mix(colour, palette.night, 0.25))
    );
  });
  return stripes.join("");
}

/** A round basket heaped with small round things, 120 units wide, its foot's middle at 0, 0. */
export function basket(inks: readonly string[], seed: number): string {
  const random = createRandom(seed);
  const heap = Array.from({ length: 26 }, (_, index) => {
    const row = Math.floor(index / 8);
    const x = (index % 8) * 13 - 46 + row * 4 + random(-4, 4);
    const y = -46 - row * 9 - (46 - Math.abs(x)) * 0.3 + random(-3, 3);
    const ink = inks[index % inks.length] ?? palette.sun;
    return circle(x + 1.5, y + 2, 9.5, mix(ink, palette.night, 0.45)) + circle(x, y, 8.5, ink);
  }).toReversed();
  return [
    ellipse(6, 0, 62, 9, palette.night, 'opacity=".3"'),
    ellipse(0, -46, 60, 14, palette.bark),
    heap.join(""),
    path("M-60-46q60 24 120 0l-12 40q-48 16-96 0z", "#C79552"),
    path("M20-36q24-4 40-10l-12 40q-14 6-34 8z", "#8A6034"),
    stroke("M-57-34q57 22 114 0M-54-22q54 20 108 0M-51-11q51 16 102 0", "#8A6034", 2.5),
  ].join("");
}

/** A folded or hanging cloth of bands, `width` wide, turned so that its stripes run down. */
export function hanging(x: number, y: number, width: number, length: number, bands: readonly Band[]): string {
  const scale = width / heightOf(bands);
  const cloth = place(weave(0, 0, length / scale, bands), x + width, y, scale, scale, 90);
  const fringe = Array.from(
    { length: Math.floor(width / 6) },
    (_, index) => `M${Math.round(x + 3 + index * 6)} ${y + length}v9`,
  ).join("");
  return (
    cloth +
    stroke(fringe, palette.straw, 2) +
    rect(x + width * 0.7, y, width * 0.3, length, palette.night, 'opacity=".2"')
  );
}

/** A pile of folded blankets, its left lower corner at `x`, `y`. */
export function pile(x: number, y: number, width: number, inks: readonly string[]): string {
  return inks
    .map((ink, index) => {
      const top = y - (index + 1) * 17;
      const stripe = stroke(
        `M${x + 5} ${top + 5}h${width - 12}M${x + 5} ${top + 11}h${width - 12}`,
        mix(ink, palette.glow, 0.6),
        2,
      );
      return (
        rect(x, top, width, 16, ink, 'rx="7"') +
        rect(x + width * 0.72, top, width * 0.28, 16, palette.night, 'rx="7" opacity=".25"') +
        stripe
      );
    })
    .join("");
}
