import { type Point, short, straight } from "./shapes.ts";

/** A place before the eye, in metres: to its right, above it, and away from it. */
export type Spot = readonly [right: number, up: number, away: number];

export type View = ReturnType<typeof viewTo>;

/** How an eye sees the world when it looks level: `x` and `horizon` are where it looks, `focal` is the size of a metre one metre away. */
export function viewTo(x: number, horizon: number, focal: number) {
  const metreAt = (away: number) => focal / away;
  const at = ([right, up, away]: Spot): Point => [x + right * metreAt(away), horizon - up * metreAt(away)];
  return {
    /** How large a metre is at that distance. */
    metreAt,
    at,
    /** Path data of a flat shape between the places. */
    shape: (spots: readonly Spot[], closed = true) => straight(spots.map(at), closed),
  };
}

/** A place on a wall: along it, above the eye, and how far it stands out of the wall. */
type WallSpot = readonly [along: number, up: number, out?: number];
export type Wall = ReturnType<typeof wallOf>;

/** An upright wall between two places of the plan; what it shows is on its side that looks to us when it runs from right to left. */
export function wallOf(view: View, start: readonly [number, number], end: readonly [number, number]) {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const [dirX, dirZ] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const spot = ([along, up, out = 0]: WallSpot): Spot => [
    start[0] + dirX * along - dirZ * out,
    up,
    start[1] + dirZ * along + dirX * out,
  ];
  const shape = (spots: readonly WallSpot[], closed = true) => view.shape(spots.map(spot), closed);
  const panel = (from: number, to: number, low: number, high: number, out = 0) =>
    shape([
      [from, low, out],
      [to, low, out],
      [to, high, out],
      [from, high, out],
    ]);
  /** An opening with a round head, the middle of its foot at `along`, `up`. */
  const arch = (along: number, up: number, wide: number, tall: number) => {
    const on = (at: number, height: number) => view.at(spot([at, height]));
    const [right, left, head] = [along - wide / 2, along + wide / 2, up + tall];
    const [foot, spring, top] = [on(right, up), on(right, head - wide / 2), on(along, head)];
    const step = (from: Point, to: Point) => `${short(to[0] - from[0])} ${short(to[1] - from[1])}`;
    const curve = [
      step(spring, on(right, head)),
      step(spring, top),
      step(top, on(left, head)),
      step(top, on(left, head - wide / 2)),
    ];
    const lines = `M${step([0, 0], foot)}v${short(spring[1] - foot[1])}q${curve.join(" ")}V${short(on(left, up)[1])}z`;
    return lines.replaceAll(" -", "-");
  };
  return { length, spot, shape, panel, arch };
}
