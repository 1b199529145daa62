import { createRandom } from "../../engine/random.ts";
import { path, type Point } from "../../engine/shapes.ts";

type TownInks = { wall: string; wallShade: string; roof: string; roofShade: string; dark: string };

/** Rows of adobe houses under red tiles climbing a hill, lit from the left; `spots` are the left feet of the rows with their lengths. */
export function hillTown(
  rows: readonly (readonly [x: number, y: number, length: number, size: number])[],
  inks: TownInks,
  seed = 1,
): string {
  const random = createRandom(seed * 71);
  const parts: Record<keyof TownInks, string[]> = {
    wall: [],
    wallShade: [],
    roof: [],
    roofShade: [],
    dark: [],
  };
  for (const [x, y, length, size] of rows) {
    for (let at = 0; at < length;) {
      const wide = Math.round(size * random(1, 1.8));
      const deep = Math.round(size * random(0.5, 0.9));
      const tall = Math.round(size * random(0.6, 1));
      const pitch = Math.round(size * 0.42);
      const start: Point = [Math.round(x + at), Math.round(y + random(-0.25, 0.25) * size)];
      parts.wall.push(`M${start[0]} ${start[1]}v${-tall}h${wide}v${tall}z`);
      parts.wallShade.push(`M${start[0] + wide} ${start[1]}v${-tall}h${deep}v${tall}z`);
      parts.roof.push(
        `M${start[0] - 2} ${start[1] - tall + 1}l${Math.round(deep / 2)}${-pitch}h${wide}l${-Math.round(deep / 2) + 2} ${pitch}z`,
      );
      parts.roofShade.push(
        `M${start[0] + wide} ${start[1] - tall + 1}l${Math.round(deep / 2)}${-pitch} ${deep - Math.round(deep / 2) + 2} ${pitch}z`,
      );
      if (size >= 17)
        parts.dark.push(
          `M${start[0] + Math.round(wide * 0.3)} ${start[1]}v${-Math.round(tall * 0.5)}h${Math.max(2, Math.round(size * 0.16))}v${Math.round(tall * 0.5)}z`,
        );
      at += wide + deep + random(0, size * 0.5);
    }
  }
  return (["wallShade", "wall", "roofShade", "roof", "dark"] as const)
    .map((part) => path(parts[part].join(""), inks[part]))
    .join("");
}
