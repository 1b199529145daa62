// Writes content/facts/peru-outline.ts from Natural Earth (public domain, https://www.naturalearthdata.com), which
// the package world-atlas brings as TopoJSON. Run it again when that package or the projection changes:
// node scripts/peru-outline.ts
import { readFile, writeFile } from "node:fs/promises";
import { feature } from "topojson-client";
import { projectPlace } from "#content/facts/project-place.ts";

type Topology = Parameters<typeof feature>[0];
type Point = readonly [x: number, y: number];

/** ISO 3166-1 numeric. */
const peru = "604";
/** The farthest that a left-out point may lie from the line, in units of the map. */
const tolerance = 0.45;

/**
 * Lake Titicaca, which the atlas lacks: latitude and longitude of its chief capes and bays, set by eye. Good
 * for a lake of some twenty units, not for more.
 */
const titicaca: Point[] = [
  [-15.27, -69.98],
  [-15.33, -69.62],
  [-15.47, -69.43],
  [-15.56, -69.25],
  [-15.7, -69.12],
  [-15.93, -68.9],
  [-16.05, -68.74],
  [-16.12, -68.9],
  [-16.22, -68.8],
  [-16.22, -68.64],
  [-16.38, -68.62],
  [-16.56, -68.76],
  [-16.58, -69.02],
  [-16.36, -68.98],
  [-16.22, -68.92],
  [-16.14, -69.08],
  [-16.24, -69.12],
  [-16.28, -69.29],
  [-16.2, -69.46],
  [-16.02, -69.54],
  [-15.9, -69.86],
  [-15.85, -70.01],
  [-15.74, -69.96],
  [-15.66, -69.78],
  [-15.5, -69.84],
  [-15.4, -69.9],
];

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  // The ends of a closed ring are one point.
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Leaves out what the eye would not miss: Douglas and Peucker, 1973. */
function simplify(points: Point[]): Point[] {
  const first = points.at(0);
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => distance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances.slice(1, -1)), 1);
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)), ...simplify(points.slice(farthest)).slice(1)];
}

function project([lat, lon]: Point): Point {
  const { x, y } = projectPlace(lat, lon);
  return [x, y];
}

/** A closed SVG path in whole tenths, as relative steps: a third shorter than absolute ones. */
function svgPath(points: Point[]): string {
  const tenths = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const steps = tenths.map(([x, y], index) => {
    const [px, py] = tenths[index - 1] ?? [0, 0];
    return `${(x - px) / 10} ${(y - py) / 10}`;
  });
  return `m${steps.join(" ").replaceAll(" -", "-")}z`;
}

const atlasFile = new URL("../node_modules/world-atlas/countries-10m.json", import.meta.url);
// The package says of the file that it is this.
const atlas = JSON.parse(await readFile(atlasFile, "utf8")) as Topology;
const countries = atlas.objects.countries;
if (countries?.type !== "GeometryCollection") throw new Error("the atlas has no countries");
const country = countries.geometries.find(({ id }) => id === peru);
if (!country) throw new Error(`the atlas has no country ${peru}`);
const drawn = feature(atlas, country);
if (!("geometry" in drawn) || drawn.geometry.type !== "MultiPolygon")
  throw new Error("expected a MultiPolygon");

// The mainland is the longest ring; the islands are too small to see.
const rings = drawn.geometry.coordinates.map(([outer]) => outer ?? []);
const ring = rings.reduce((longest, other) => (other.length > longest.length ? other : longest));
const mainland = ring.map(([lon = 0, lat = 0]) => project([lat, lon]));
const lake = titicaca.map(project);

await writeFile(
  new URL("../content/facts/peru-outline.ts", import.meta.url),
  `// Written by scripts/peru-outline.ts. Outline: Natural Earth, public domain.

/** Peru and Lake Titicaca as SVG paths, in the units of project-place.ts. */
export const peruOutline = {
  land: "${svgPath(simplify(mainland).slice(0, -1))}",
  lake: "${svgPath(lake)}",
} as const;
`,
);
