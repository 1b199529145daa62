import type { Point } from "../../engine/shapes.ts";

/** A feather as the Nazca drew it: out along one side, back along the other, its tip cut blunt. */
function finger(root: Point, tip: Point, broad: number): Point[] {
  const length = Math.hypot(tip[0] - root[0], tip[1] - root[1]);
  const [sideX, sideY] = [((tip[1] - root[1]) / length) * broad, ((root[0] - tip[0]) / length) * broad];
  const [inX, inY] = [(tip[0] - root[0]) / length, (tip[1] - root[1]) / length];
  return [
    [root[0] + sideX, root[1] + sideY],
    [tip[0] + sideX - inX * broad, tip[1] + sideY - inY * broad],
    [tip[0], tip[1]],
    [tip[0] - sideX - inX * broad, tip[1] - sideY - inY * broad],
    [root[0] - sideX, root[1] - sideY],
  ];
}

const feathers = [246, 286, 296, 284, 254, 204];

/** The upper half, from the tip of the beak over head, wing and foot to the tail. */
function flank(): Point[] {
  const head: Point[] = [
    [960, -7],
    [672, -15],
    [658, -38],
    [632, -48],
    [602, -40],
    [586, -20],
    [556, -28],
  ];
  const wing = feathers.flatMap((long, index) => {
    const x = 540 - index * 31;
    return finger([x, -34], [x - 40 - index * 9, -34 - long], 9);
  });
  const foot: Point[] = [
    [346, -30],
    [328, -30],
    [314, -64],
    [326, -96],
    [304, -78],
    [290, -104],
    [284, -72],
    [260, -74],
    [280, -54],
    [300, -26],
  ];
  const tail = [finger([236, -42], [70, -92], 9), finger([226, -14], [-10, -31], 9)].flat();
  return [...head, ...wing, ...foot, [256, -50], ...tail];
}

/** The hummingbird of Nazca in plan: one closed line, its beak's tip at 960, 0, its tail's at -10, 0, the wings up and down. */
export function hummingbirdLine(): Point[] {
  const upper = flank();
  const lower = upper.toReversed().map(([x, y]): Point => [x, -y]);
  return [...upper, ...lower];
}
