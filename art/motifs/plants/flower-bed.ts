import { building, type Eye, shape } from "../../engine/building.ts";
import { palette } from "../../engine/palette.ts";
import { path, straight, stroke } from "../../engine/shapes.ts";

/** A bed behind its low hedge, with flowers along the edge; its near left corner stands at `x`, `z`. */
export function flowerBed(eye: Eye, x: number, z: number, wide: number, deep: number): string {
  const b = building(eye, x, z);
  const top = b.level(0.7);
  const edge = (back: number) => straight([top(0.6, back), top(wide - 0.6, back)], false);
  const corners = [
    [0, 0],
    [wide, 0],
    [wide, deep],
    [0, deep],
  ] as const;
  return [
    path(
      shape(b.level(), [
        [wide, 0],
        [wide + 3, 1.5],
        [wide + 3, deep],
        [wide, deep],
      ]),
      "#5B3550",
      'opacity=".45"',
    ),
    b.block([0, wide], [0, 0.7], [0, deep], palette.coca, palette.moss),
    path(shape(top, corners), palette.leaf),
    stroke(edge(deep * 0.3), palette.terracotta, 5, 'stroke-dasharray="1 13"'),
    stroke(edge(deep * 0.7), palette.sun, 4, 'stroke-dasharray="1 11"'),
  ].join("");
}
