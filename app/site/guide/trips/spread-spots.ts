export interface Spot {
  x: number;
  y: number;
}

/** The part of the map that is shown, in its units. */
export interface MapCut {
  x: number;
  y: number;
  width: number;
  height: number;
}

const rounds = 400;

/**
 * Moves spots apart until no two are nearer than `apart`, and none nearer than that to the cut's edge by half of it. For
 * numbered discs, which would cover one another where the places are close together.
 */
export function spreadSpots(spots: readonly Spot[], apart: number, cut: MapCut): Spot[] {
  const moved = spots.map((spot) => ({ ...spot }));
  for (let round = 0; round < rounds; round++) {
    moved.forEach((one, index) => {
      for (const other of moved.slice(index + 1)) pushApart(one, other, apart);
    });
    for (const spot of moved) keepInside(spot, apart / 2, cut);
  }
  // Server and browser can differ in the last digits of a square root.
  return moved.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}

function pushApart(one: Spot, other: Spot, apart: number) {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const distance = Math.hypot(dx, dy) || 0.01;
  if (distance >= apart) return;
  const share = (apart - distance) / 2 / distance;
  one.x -= dx * share;
  one.y -= dy * share;
  other.x += dx * share;
  other.y += dy * share;
}

function keepInside(spot: Spot, margin: number, { x, y, width, height }: MapCut) {
  spot.x = Math.min(Math.max(spot.x, x + margin), x + width - margin);
  spot.y = Math.min(Math.max(spot.y, y + margin), y + height - margin);
}
