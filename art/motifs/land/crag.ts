import { createRandom } from "../../engine/random.ts";
import { below, roughen } from "../../engine/ridge.ts";
import { path, type Point, straight } from "../../engine/shapes.ts";

type CragInks = { light: string; dark: string; snow?: string; snowDark?: string };

type Summit = { at: Point; left: Point[]; right: Point[] };

/** Splits a skyline into its summits with the slopes on both sides, each down to the neighbouring saddle. */
function summitsOf(skyline: readonly Point[], heads: readonly Point[]): Summit[] {
  const places = heads.map((head) =>
    skyline.findIndex(([x, y]) => x === Math.round(head[0]) && y === Math.round(head[1])),
  );
  return places.map((place, index) => {
    const lowest = (from: number, to: number) => {
      const part = skyline.slice(from, to + 1);
      const low = part.reduce((deep, point, at) => (point[1] > (part[deep]?.[1] ?? 0) ? at : deep), 0);
      return from + low;
    };
    const start = lowest(places[index - 1] ?? 0, place);
    const end = lowest(place, places[index + 1] ?? skyline.length - 1);
    return {
      at: skyline[place] ?? [0, 0],
      left: skyline.slice(start, place + 1),
      right: skyline.slice(place, end + 1),
    };
  });
}

/** A broken edge from one point down to another. */
function spine(from: Point, to: Point, seed: number, kinks: number): Point[] {
  const random = createRandom(seed);
  return Array.from({ length: kinks + 1 }, (_, index): Point => {
    const share = index / kinks;
    const swing = index === 0 || index === kinks ? 0 : random(0.4, 1) * (index % 2 ? 1 : -1);
    const reach = Math.abs(to[1] - from[1]) * 0.11;
    return [from[0] + (to[0] - from[0]) * share + swing * reach, from[1] + (to[1] - from[1]) * share];
  });
}

/** Slivers of shade that run down from a slope, path data. */
function gullies(slope: readonly Point[], drop: number, seed: number): string {
  const random = createRandom(seed * 7);
  return [0.3, 0.62]
    .map((share) => {
      const [x, y] = slope[Math.floor(slope.length * share)] ?? [0, 0];
      const length = drop * random(0.4, 0.75);
      const broad = length * 0.3;
      return straight([
        [x, y],
        [x + broad * 1.2, y + length * 0.3],
        [x + broad * 0.7, y + length * 0.5],
        [x + broad * 1.3, y + length],
        [x + broad * 0.1, y + length * 0.62],
        [x + broad * 0.3, y + length * 0.34],
      ]);
    })
    .join("");
}

/** The points of a slope that lie above a height. */
function above(slope: readonly Point[], y: number): Point[] {
  return slope.filter((point) => point[1] <= y);
}

/**
 * Mountains lit from the left: the outline's summits (points higher than both neighbours) get a shaded right face with a broken
 * spine, and snow above `snowLine` when there are snow inks.
 */
export function crag(
  outline: readonly Point[],
  inks: CragInks,
  { seed = 1, rough = 0.1, foot, lean = 0.12, snowLine = 0, skip = 0 }: CragShape = {},
): string {
  const skyline = roughen(outline, rough, seed);
  const heads = outline.filter(([, y], index) => {
    const [before, after] = [outline[index - 1], outline[index + 1]];
    return before && after && y < before[1] && y <= after[1] - skip;
  });
  const base = path(below(skyline, foot), inks.light);
  const faces = summitsOf(skyline, heads).map(({ at, left, right }, index) => {
    const end = right.at(-1) ?? at;
    const drop = Math.max(end[1] - at[1], 30);
    const toe: Point = [at[0] + drop * lean, at[1] + drop * 1.35];
    const edge = spine(at, toe, seed * 31 + index, 6);
    const shade = path(straight([...right, ...edge.toReversed()]), inks.dark);
    const rocks =
      gullies(left, drop, seed + index) + gullies(edge.slice(2).toReversed(), drop * 0.7, seed + index);
    const cap = inks.snow ? snow(at, left, right, edge, { ...inks, line: snowLine, seed: seed + index }) : "";
    return shade + path(rocks, inks.dark) + cap;
  });
  return base + faces.join("");
}

type CragShape = {
  seed?: number;
  rough?: number;
  foot?: number;
  /** How far a spine drifts to the right on its way down, as a part of the drop. */
  lean?: number;
  snowLine?: number;
  /** How much higher than its right neighbour a point must be to count as a summit. */
  skip?: number;
};

function snow(
  at: Point,
  left: Point[],
  right: Point[],
  edge: Point[],
  inks: CragInks & { line: number; seed: number },
): string {
  if (at[1] >= inks.line) return "";
  const random = createRandom(inks.seed * 17);
  const fringe = (from: Point, to: Point): Point[] => {
    const teeth = Math.max(2, Math.round(Math.abs(to[0] - from[0]) / 26));
    return Array.from({ length: teeth * 2 - 1 }, (_, index): Point => {
      const share = (index + 1) / (teeth * 2);
      const drop = index % 2 === 0 ? random(4, 30) : random(-20, -4);
      const sway = random(-7, 7);
      return [from[0] + (to[0] - from[0]) * share + sway, from[1] + (to[1] - from[1]) * share + drop];
    });
  };
  const inner = above(edge, inks.line + 20);
  const ridgeEnd = inner.at(-1) ?? at;
  const lit = above(left, inks.line);
  const shaded = above(right, inks.line);
  const litStart = lit[0] ?? at;
  const shadedEnd = shaded.at(-1) ?? at;
  const litPart = straight([...lit, ...inner.slice(1), ...fringe(ridgeEnd, litStart)]);
  const shadedPart = straight([...shaded, ...fringe(shadedEnd, ridgeEnd), ...inner.toReversed()]);
  return path(litPart, inks.snow ?? inks.light) + path(shadedPart, inks.snowDark ?? inks.dark);
}
