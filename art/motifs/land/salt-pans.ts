import { createNoise } from "../../engine/noise.ts";
import { createRandom } from "../../engine/random.ts";
import { path, place, type Point, points, short, straight } from "../../engine/shapes.ts";

type PanInks = {
  /** Brine, drying salt and dry salt, the ones met most first; paints go over a whole row. */
  pools: readonly string[];
  /** The rims, their inner bank down to the brine, and their faces down to the next pond: the lit upper part, the damp foot. */
  rim: string;
  bank: string;
  face: string;
  foot: string;
  /** Ponds given up along the banks. */
  dry: string;
};

type PanShape = { rows: number; top: number; bottom: number; seed?: number };

/** The place on an edge (from the far end to the near one) that is `y` down the picture. */
function across(edge: readonly Point[], y: number): number {
  const index = Math.max(
    1,
    edge.findIndex((point) => point[1] >= y),
  );
  const [from, to] = [edge[index - 1] ?? [0, 0], edge[index] ?? [0, 0]];
  return from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1] || 1);
}

/**
 * Salt ponds stepping down a ravine between its left and its right bank (outlines from the far end to the near one). Each is a
 * shallow basin of its own width, height and tint, with a rim and a wall in front; towards the banks they thin out.
 */
export function saltPans(leftBank: string, rightBank: string, inks: PanInks, shape: PanShape): string {
  const { rows, top, bottom, seed = 1 } = shape;
  const [left, right] = [points(leftBank), points(rightBank)];
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const levelAt = (row: number) => top + (bottom - top) * (row / rows) ** 1.5;
  const source = across(left, top) / 2 + across(right, top) / 2;
  let dry = "";
  const steps = Array.from({ length: rows }, (_, row) => {
    const y = levelAt(row);
    const pitch = levelAt(row + 1) - y;
    const [start, finish] = [across(left, y), across(right, y)];
    // The ground rises to both banks and folds a little, each row otherwise.
    const ground = (x: number) => {
      const side = Math.min(1, Math.abs((2 * (x - start)) / (finish - start) - 1));
      return y - pitch * (0.9 * side ** 3 - 1.9 * noise(x / (pitch * 9), row / 4));
    };
    const byInk = new Map<string, string>();
    let all = "";
    for (let x = start - pitch * random(1.2, 3.6); x < finish + pitch * random(0.4, 2.4);) {
      const wide = pitch * random(1.3, 3.3);
      const outside = x + wide / 2 < start || x + wide / 2 > finish;
      const deep = random(0.62, 0.86) * pitch;
      // Brine lies level, whatever the ground does.
      const back = ground(x + wide / 2) + random(-0.1, 0.14) * pitch;
      const tilt = (ground(x + wide) - ground(x)) * 0.22;
      // Dams run away from us to where the ravine comes from.
      const lean = (atX: number) => ((source - atX) * deep) / (y - top + 130) + random(-0.08, 0.08) * pitch;
      const jag = () => random(-0.09, 0.09) * pitch;
      const basin: Point[] = [
        [x + lean(x), back - tilt + jag()],
        [x + wide / 2 + lean(x + wide / 2), back - pitch * random(0, 0.1)],
        [x + wide + lean(x + wide), back + tilt + jag()],
        [x + wide + jag(), back + tilt + deep * random(0.84, 1)],
        [x + wide * random(0.35, 0.65), back + deep * random(1, 1.14)],
        [x + jag(), back - tilt + deep * random(0.84, 1)],
      ].map(([atX = 0, atY = 0]): Point => [Math.round(atX), Math.round(atY)]);
      const data = straight(basin);
      x += wide + pitch * random(0.02, 0.1);
      if (outside && random() < 0.7) {
        dry += data;
        continue;
      }
      const ink = inks.pools[Math.floor(random(0, 1) ** 1.35 * inks.pools.length)] ?? inks.rim;
      byInk.set(ink, (byInk.get(ink) ?? "") + data);
      all += data;
    }
    const thick = 0.6 + pitch * 0.1;
    const lowered = (drop: number, markup: string) => place(markup, 0, pitch * drop);
    const solid = (ink: string) => path(all, ink, `stroke="${ink}"`);
    return [
      `<g stroke-width="${short(thick)}" stroke-linejoin="round">`,
      lowered(0.52, solid(inks.foot)) + lowered(0.36, solid(inks.face)) + path(all, inks.bank),
      lowered(0.09, [...byInk].map(([ink, data]) => path(data, ink)).join("")),
      path(all, "none", `stroke="${inks.rim}"`),
      "</g>",
    ].join("");
  });
  return (
    path(dry, inks.dry, `stroke="${inks.face}" stroke-width="3" stroke-linejoin="round"`) + steps.join("")
  );
}
