import { createRandom } from "../../engine/random.ts";
import { path, type Point, smooth, straight } from "../../engine/shapes.ts";

type FloorShape = {
  /** Where the floor begins at the back, and where it ends at our feet. */
  back: number;
  front?: number;
  /** The river's middle from the back (0) to the front (1). */
  middle: (near: number) => number;
  /** Half its width there. */
  half: (near: number) => number;
  /** Rows of fields, and fields to each side in a row. */
  rows?: number;
  sides?: number;
  seed?: number;
};

type FloorInks = {
  fields: readonly string[];
  hedge: string;
  bank: string;
  water: string;
  shade: string;
  glint: string;
};

/** A valley's patchwork of fields with its river, seen from a height: everything follows the river's bends. */
export function valleyFloor(inks: FloorInks, shape: FloorShape): string {
  const { back, front = 760, middle, half, rows = 11, sides = 6, seed = 1 } = shape;
  const random = createRandom(seed);
  const yAt = (near: number) => back + (front - back) * near ** 1.7;
  // The rows run off from the river at an angle, like the ditches that water them.
  const [leftTurn, rightTurn] = [0.06, -0.05];
  const at = (near: number, aside: number): Point => {
    const spread = 26 + 330 * near ** 1.5;
    const turned = near + (aside < 0 ? leftTurn : rightTurn) * aside * near;
    return [
      Math.round(middle(near) + Math.sign(aside) * half(near) + aside * spread),
      Math.round(yAt(Math.max(0, turned))),
    ];
  };
  const byInk = new Map<string, string>();
  for (let row = 0; row < rows + 2; row++) {
    const [from, to] = [row / rows, (row + 1) / rows];
    const cuts = Array.from(
      { length: sides * 2 + 1 },
      (_, index) => index - sides + (index === sides ? 0 : random(-0.35, 0.35)),
    );
    for (let index = 0; index < cuts.length - 1; index++) {
      const [left, right] = [cuts[index] ?? 0, cuts[index + 1] ?? 0];
      const ink = inks.fields[Math.floor(random(0, inks.fields.length))] ?? inks.hedge;
      const middleNear = (from + to) / 2;
      const field = straight([
        at(from, left),
        at(from, right),
        at(middleNear, right),
        at(to, right),
        at(to, left),
        at(middleNear, left),
      ]);
      byInk.set(ink, (byInk.get(ink) ?? "") + field);
    }
  }
  const edge = (side: number, more: number) =>
    Array.from({ length: 12 }, (_, index): Point => {
      const near = index / 11;
      return [middle(near) + side * (half(near) + more * near), yAt(near)];
    });
  const strip = (leftMore: number, rightMore: number) => {
    const rightEdge = smooth(edge(1, rightMore).toReversed(), false).slice(1);
    return `${smooth(edge(-1, leftMore), false)}L${rightEdge}z`;
  };
  return [
    path(`M-10 ${back}H1210V${front + 10}H-10z`, inks.hedge),
    [...byInk].map(([ink, data]) => path(data, ink)).join(""),
    path(strip(14, 14), inks.bank),
    path(strip(0, 0), inks.water),
    path(strip(-8, -64), inks.shade),
    path(strip(-70, -22), inks.glint, 'opacity=".5"'),
  ].join("");
}
