import { mix } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { band, path } from "../../engine/shapes.ts";

/** A street of houses on a slope: its two ends, the size of a house, and how much haze lies before it. */
type Street = readonly [from: number, yFrom: number, to: number, yTo: number, size: number, pale: number];

const inks = { tree: "#5C7A44", wall: "#F6DBAA", shade: "#A9705C", roof: "#CE6238", roofShade: "#93402F" };
type Part = keyof typeof inks;

/** Houses wall to wall under tiled roofs, street above street as they cover Cusco's hills, lit from the left; the farthest street first. */
export function roofCarpet(streets: readonly Street[], haze: string, seed: number): string {
  const random = createRandom(seed);
  return streets
    .map(([from, yFrom, to, yTo, size, pale]) => {
      const parts: Record<Part, string> = { tree: "", wall: "", shade: "", roof: "", roofShade: "" };
      const unit = (low: number, high = low) => Math.round(size * random(low, high));
      const fall = (yTo - yFrom) / (to - from);
      let [x, y] = [from, yFrom];
      while (x < to) {
        const [wide, tall, pitch, deep] = [unit(0.9, 1.8), unit(0.55, 1.1), unit(0.34, 0.46), unit(0.4)];
        const half = unit(0.5);
        if (random() < 0.22)
          parts.tree += `M${x - 3} ${y}v${-tall}a${deep} ${half} 0 0 1 ${2 * deep} 0v${tall}z`;
        if (random() < 0.4) {
          // With its gable to us, the roof's shaded side behind it.
          parts.wall += `M${x} ${y}v${-tall}l${half}${-pitch} ${half} ${pitch}v${tall}z`;
          parts.roof += `M${x - 1} ${y - tall + 1}l${half}${-pitch}h3l${-half} ${pitch + 2}z`;
          parts.roofShade += `M${x + half} ${y - tall - pitch - 1}h${deep}l${half} ${pitch + 2}h${-deep}z`;
          parts.shade += `M${x + half * 2} ${y}v${-tall}h${deep}v${tall}z`;
          x += half * 2 + deep;
        } else {
          parts[random() < 0.35 ? "shade" : "wall"] += `M${x} ${y}v${-tall}h${wide}v${tall}z`;
          parts.roof += `M${x - 1} ${y - tall + 1}l${deep}${-pitch}h${wide - deep}l3 ${pitch}z`;
          x += wide;
        }
        y = Math.round(yFrom + fall * (x - from) + random(-1, 1) * size * 0.12);
      }
      const windows = band(
        `M${from + 3} ${yFrom - Math.round(size * 0.3)}L${to} ${yTo - Math.round(size * 0.3)}`,
        mix("#6A3A3C", haze, pale),
        size * 0.22,
        `stroke-dasharray="${Math.round(size * 0.16)} ${Math.round(size * 0.5)}"`,
      );
      return (
        (Object.keys(parts) as Part[])
          .map((part) => path(parts[part], mix(inks[part], haze, pale)))
          .join("") + (size > 15 ? windows : "")
      );
    })
    .join("");
}
