import { mix } from "../../engine/palette.ts";
import { path, type Point, straight, stroke } from "../../engine/shapes.ts";

interface HallInks {
  /** A bay of the roof, lit and in shade, and the panes that let the sky in. */
  tin: string;
  dark: string;
  pane: string;
  iron: string;
}

/** The places of one iron frame: its eaves, its ridge, the feet of its columns; `s` is how near it stands. */
export function frameAt(x: number, y: number, s: number) {
  const at = (aside: number, down: number): Point => [x + aside * s, y + down * s];
  return {
    left: at(-620, -150),
    right: at(620, -150),
    ridge: at(0, -400),
    footLeft: at(-620, 210),
    footRight: at(620, 210),
  };
}

/** The roof of a hall of iron and tin seen along its nave, its far end at `x`, `y`; `depths` from the far frame to the near one. */
export function hallRoof(
  x: number,
  y: number,
  depths: readonly number[],
  { tin, dark, pane, iron }: HallInks,
): string {
  const bays = depths.slice(1).map((near, index) => {
    const [back, front] = [frameAt(x, y, depths[index] ?? near), frameAt(x, y, near)];
    const between = (one: Point, other: Point, share: number): Point => [
      one[0] + (other[0] - one[0]) * share,
      one[1] + (other[1] - one[1]) * share,
    ];
    const slope = (eave: "left" | "right", low: number, high: number) =>
      straight([
        between(back[eave], back.ridge, low),
        between(back[eave], back.ridge, high),
        between(front[eave], front.ridge, high),
        between(front[eave], front.ridge, low),
      ]);
    const haze = index / depths.length;
    return [
      path(slope("left", 0, 1), mix("#F2D9A8", dark, 0.3 + haze * 0.7)),
      path(slope("right", 0, 1), mix("#F2D9A8", tin, 0.3 + haze * 0.7)),
      path(slope("left", 0.5, 0.76) + slope("right", 0.5, 0.76), pane),
      stroke(
        straight([back.left, front.left], false) + straight([back.right, front.right], false),
        iron,
        3 + near * 3,
      ),
    ].join("");
  });
  const frames = depths.map((s) => {
    const { left, right, ridge, footLeft, footRight } = frameAt(x, y, s);
    const tie = straight([left, right], false);
    const struts = [-0.5, 0, 0.5].map((share) =>
      straight(
        [
          [x + 620 * share * s, y - 150 * s],
          [x + 310 * share * s, y - (share === 0 ? 400 : 337) * s],
        ],
        false,
      ),
    );
    return (
      stroke(straight([footLeft, left, ridge, right, footRight], false), iron, 3 + s * 9) +
      stroke(tie + struts.join(""), iron, 2 + s * 4)
    );
  });
  return bays.join("") + frames.join("");
}
