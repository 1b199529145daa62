import type { Spot, View } from "../../engine/perspective.ts";
import { band, path, type Point, straight } from "../../engine/shapes.ts";

/** Corners on the plan, clockwise as seen from above, in metres to the right of the eye and away from it. */
export type Plan = readonly Point[];

export type DeckInks = {
  grass: string;
  /** Walls that look to the sun on the left, to us and away from the sun. */
  lit: string;
  front: string;
  shade: string;
  /** The lit stones along the top. */
  rim: string;
};

/** Path data of a flat shape, in whole units: fine enough for a wall, and shorter. */
export function flatShape(view: View, spots: readonly Spot[], closed = true): string {
  return straight(
    spots.map(view.at).map(([x, y]) => [Math.round(x), Math.round(y)]),
    closed,
  );
}

/** A level field on retaining walls: its plan, the height of the grass, and how far down the walls reach. */
export function stoneDeck(view: View, plan: Plan, up: number, drop: number, inks: DeckInks): string {
  const faces = { lit: "", front: "", shade: "" };
  let rims = "";
  plan.forEach(([x, z], index) => {
    const [toX, toZ] = plan[(index + 1) % plan.length] ?? [x, z];
    const length = Math.hypot(toX - x, toZ - z) || 1;
    const [outX, outZ] = [-(toZ - z) / length, (toX - x) / length];
    // Walls that look away from the eye are hidden by their own field.
    if (x * outX + z * outZ > 0) return;
    const face = outX < -0.55 ? "lit" : outX > 0.55 ? "shade" : "front";
    faces[face] += flatShape(view, [
      [x, up, z],
      [toX, up, toZ],
      [toX, up - drop, toZ],
      [x, up - drop, z],
    ]);
    rims += flatShape(
      view,
      [
        [x, up, z],
        [toX, up, toZ],
      ],
      false,
    );
  });
  const thick = view.metreAt(plan.reduce((sum, [, z]) => sum + z, 0) / plan.length);
  const top = flatShape(
    view,
    plan.map(([x, z]): Spot => [x, up, z]),
  );
  return [
    ...(["lit", "front", "shade"] as const).map((face) => faces[face] && path(faces[face], inks[face])),
    path(top, inks.grass),
    band(rims, inks.rim, Math.max(0.9, thick * 0.55)),
  ].join("");
}

/** The same plan with its corners moved outwards by so many metres. */
export function widened(plan: Plan, by: number): Plan {
  return plan.map(([x, z], index): Point => {
    const [fromX, fromZ] = plan.at(index - 1) ?? [x, z];
    const [toX, toZ] = plan[(index + 1) % plan.length] ?? [x, z];
    const length = Math.hypot(toX - fromX, toZ - fromZ) || 1;
    return [x - ((toZ - fromZ) / length) * by, z + ((toX - fromX) / length) * by];
  });
}
