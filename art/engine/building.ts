import { path, type Point, short, straight } from "./shapes.ts";

/** The middle of the horizon in the picture, how many picture units a metre takes one metre away, and the eye's height in metres. */
export type Eye = { x: number; y: number; focal: number; height: number };

/** One flat side of a building: metres along it and up, to a point of the picture. */
export type Side = (along: number, up: number) => Point;

export type Span = readonly [from: number, to: number];

export type Building = ReturnType<typeof building>;

/**
 * A right-angled building seen by an eye. The left end of its front stands at `x` metres to the right and `z` metres away; turned by
 * `turn` degrees its right end comes nearer.
 */
export function building(eye: Eye, x: number, z: number, turn = 0) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];

  /** Picture units to the metre at a place of the ground. */
  function unit(along: number, back = 0): number {
    return eye.focal / (z - along * sin + back * cos);
  }

  /** A point `along` the front from its left end, `up` from the ground and `back` behind the front. */
  function at(along: number, up: number, back = 0): Point {
    const metre = unit(along, back);
    return [eye.x + (x + along * cos + back * sin) * metre, eye.y - (up - eye.height) * metre];
  }

  const front =
    (back = 0): Side =>
    (along, up) =>
      at(along, up, back);
  const flank =
    (along: number): Side =>
    (back, up) =>
      at(along, up, back);
  const level =
    (up = 0): Side =>
    (along, back) =>
      at(along, up, back);

  /** Whether we see the right side of what ends at `along`. */
  const open = (along: number, back: Span) => at(along, 0, back[1])[0] > at(along, 0, back[0])[0];

  /** A block, its front in the light and its right side in the shade. */
  function block(along: Span, up: Span, back: Span, lit: string, shade: string): string {
    const side = open(along[1], back) ? path(quad(flank(along[1]), back, up), shade) : "";
    return path(quad(front(back[0]), along, up), lit) + side;
  }

  /** A block that stands out of the walls below it by `out`: its underside is seen too, since it is above the eye. */
  function slab(
    along: Span,
    up: Span,
    back: Span,
    out: number,
    inks: readonly [string, string, string],
  ): string {
    const [left, right, near, far] = [along[0] - out, along[1] + out, back[0] - out, back[1] + out];
    const strip = [
      [right, far],
      [along[1], far],
      [along[1], back[0]],
    ] as const;
    const under = shape(level(up[0]), [
      [left, near],
      [right, near],
      ...(open(right, back) ? strip : ([[right, back[0]]] as const)),
      [left, back[0]],
    ]);
    return path(under, inks[2]) + block([left, right], up, [near, far], inks[0], inks[1]);
  }

  return { at, unit, front, flank, level, block, slab };
}

/** Path data of an upright rectangle of a side. */
export function quad(side: Side, along: Span, up: Span): string {
  return shape(side, [
    [along[0], up[0]],
    [along[0], up[1]],
    [along[1], up[1]],
    [along[1], up[0]],
  ]);
}

/** Path data of any straight-edged shape of a side. */
export function shape(side: Side, outline: readonly (readonly [along: number, up: number])[]): string {
  return straight(outline.map(([along, up]) => side(along, up)));
}

/** Path data of level lines from one end to the other, one at each height. */
export function courses(side: Side, along: Span, ups: readonly number[]): string {
  return ups.map((up) => straight([side(along[0], up), side(along[1], up)], false)).join("");
}

/** Path data of an opening with a round head (or a flatter one), the middle of its foot at `along`, `foot`. */
export function arch(
  side: Side,
  along: number,
  foot: number,
  wide: number,
  tall: number,
  rise = wide / 2,
): string {
  const half = wide / 2;
  const spring = foot + tall - rise;
  const [bow, lift] = [half * 0.55, rise * 0.55];
  const knots = [
    [along - half, foot],
    [along - half, spring],
    [along - half, spring + lift],
    [along - bow, foot + tall],
    [along, foot + tall],
    [along + bow, foot + tall],
    [along + half, spring + lift],
    [along + half, spring],
    [along + half, foot],
  ].map(([across = 0, up = 0]) => {
    const [x, y] = side(across, up);
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const;
  });
  const step = (from: number, to: number) => {
    const [[x0, y0], [x1, y1]] = [knots[from] ?? [0, 0], knots[to] ?? [0, 0]];
    return `${short(x1 - x0)} ${short(y1 - y0)}`;
  };
  const curve = (from: number) => [1, 2, 3].map((next) => step(from, from + next)).join(" ");
  const data = `M${knots[0]?.map(short).join(" ")}l${step(0, 1)}c${curve(1)} ${curve(4)}l${step(7, 8)}z`;
  return data.replaceAll(" -", "-");
}
