import { createRandom } from "./random.ts";
import { type Outline, path, type Point, points, short, smooth, straight, stroke } from "./shapes.ts";

type PanInks = {
  /** Brine, drying salt and dry salt; the first ones are met most. */
  pools: readonly string[];
  /** Salt crust along the walls, the dams between ponds, the walls' faces, and their shadow on the pool below. */
  crust: string;
  dam: string;
  wall: string;
  foot: string;
};

type PanShape = { rows: number; cells: number; near?: number; wall?: number; seed?: number; bottom?: number };

/** Salt ponds stepping down a slope between its farthest and its nearest edge (as many points each, left to right). */
export function saltPans(farthest: Outline, nearest: Outline, inks: PanInks, shape: PanShape): string {
  const { rows, cells, near = 1.7, wall = 0.26, seed = 1, bottom = 900 } = shape;
  const [far, close] = [farthest, nearest].map((edge) => (typeof edge === "string" ? points(edge) : edge));
  const random = createRandom(seed);
  const level = (row: number): Point[] => {
    const share = (row / rows) ** near;
    return (far ?? []).map(([x, y], index) => {
      const end = close?.[index] ?? [x, y];
      return [x + (end[0] - x) * share, y + (end[1] - y) * share];
    });
  };
  const along = (edge: readonly Point[], share: number): Point => {
    const place = Math.min(share * (edge.length - 1), edge.length - 1.001);
    const [from, to] = [edge[Math.floor(place)] ?? [0, 0], edge[Math.floor(place) + 1] ?? [0, 0]];
    const part = place % 1;
    return [Math.round(from[0] + (to[0] - from[0]) * part), Math.round(from[1] + (to[1] - from[1]) * part)];
  };
  return Array.from({ length: rows }, (_, row) => {
    const [top, base, end] = [level(row), level(row + wall), level(row + 1)];
    const filled = (edge: readonly Point[]) =>
      `${smooth(edge, false)}V${bottom}H${short(edge[0]?.[0] ?? 0)}z`;
    const count = Math.round(cells * random(0.85, 1.15));
    const cuts = Array.from({ length: count + 1 }, (_unused, cell) =>
      cell === 0 || cell === count ? cell / count : (cell + random(-0.3, 0.3)) / count,
    );
    const byInk = new Map<string, string>();
    cuts.slice(0, -1).forEach((from, cell) => {
      const to = cuts[cell + 1] ?? 1;
      const skew = random(-0.12, 0.12) / count;
      const ink = inks.pools[Math.floor(random(0, 1) ** 1.6 * inks.pools.length)] ?? inks.crust;
      const pond = straight([
        along(base, from),
        along(base, to),
        along(end, to + skew),
        along(end, from + skew),
      ]);
      byInk.set(ink, (byInk.get(ink) ?? "") + pond);
    });
    const thick = 1.4 + (3.4 * (row + 1)) / rows;
    const dams = cuts.slice(1, -1).map((cut) => straight([along(base, cut), along(end, cut)], false));
    return [
      path(filled(top), inks.wall),
      stroke(smooth(top, false), inks.crust, thick * 1.5),
      path(filled(base), inks.crust),
      [...byInk].map(([ink, data]) => path(data, ink)).join(""),
      stroke(smooth(base, false), inks.foot, thick * 0.7),
      stroke(dams.join(""), inks.dam, thick),
    ].join("");
  }).join("");
}
