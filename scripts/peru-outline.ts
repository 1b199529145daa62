// Writes content/facts/peru-outline.ts from Natural Earth (public domain, https://www.naturalearthdata.com), which
// the package world-atlas brings as TopoJSON. Run it again when that package or the projection changes:
// node scripts/peru-outline.ts
import { readFile, writeFile } from "node:fs/promises";
import { feature, mesh } from "topojson-client";
import { peaks, rivers } from "#content/facts/map-relief.ts";
import { amazonEdge, coastEdge, type MapPoint } from "#content/facts/zone-edges.ts";
import { curvePath, linePath, project, simplify } from "./map-path.ts";

type Topology = Parameters<typeof feature>[0];

/** ISO 3166-1 numeric. */
const peru = "604";
const ecuador = "218";
const chile = "152";
const neighbours = [ecuador, chile, "170", "076", "068"];
/** In units of the map: Peru is looked at, its neighbours are seen. */
const fine = 0.45;
const coarse = 1.2;

/**
 * Lake Titicaca, which the atlas lacks: latitude and longitude of its chief capes and bays, set by eye. Good
 * for a lake of some twenty units, not for more.
 */
const titicaca: MapPoint[] = [
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

/** The lines between two countries that are meant; a country beside itself is a coast. */
function lines(isMeant: (one: string, other: string) => boolean): MapPoint[][] {
  // Only the countries' properties are typed otherwise, and none is read.
  const object = countries as Parameters<typeof mesh>[1];
  const { coordinates } = mesh(atlas, object, (one, other) => isMeant(String(one.id), String(other.id)));
  return coordinates.map((line) => line.map(([lon = 0, lat = 0]): MapPoint => [lat, lon]));
}

/** The longest piece of it, southward. */
function coastOf(id: string): MapPoint[] {
  const [longest = []] = lines((one, other) => one === id && other === id).sort(
    (a, b) => b.length - a.length,
  );
  const [start = 0, end = 0] = [longest.at(0)?.[0], longest.at(-1)?.[0]];
  return start > end ? longest : longest.reverse();
}

// From one coast to the other the line runs under Peru, and back far off the board.
const inPeru: MapPoint = [-5.2, -79.9];
const farEast: MapPoint[] = [
  [-20, -60],
  [3, -60],
];
const shores = [...coastOf(ecuador), inPeru, ...coastOf(chile).filter(([lat]) => lat > -20)];
const continent = [...simplify(shores.map(project), coarse), ...farEast.map(project)];

function isOnBoard([lat, lon]: MapPoint): boolean {
  return lat > -20 && lat < 2 && lon > -82.5 && lon < -66;
}

const borders = lines((one, other) => one !== other && neighbours.includes(one) && neighbours.includes(other))
  .map((line) => line.filter(isOnBoard))
  .filter((line) => line.length > 1)
  .map((line) => linePath(simplify(line.map(project), coarse)));

const paths = {
  land: `${linePath(simplify(mainland, fine).slice(0, -1))}z`,
  lake: `${linePath(titicaca.map(project))}z`,
  continent: `${linePath(continent)}z`,
  borders: borders.join(""),
  coast: `${curvePath([...coastEdge.map(project), project([-20, -69.6])])}H-40V-40z`,
  amazon: `${curvePath(amazonEdge.map(project))}H460V-40H78z`,
  rivers: rivers.map((river) => curvePath(river.map(project))).join(""),
  lowPeaks: linePath(peaks.low.map(project), 1),
  middlePeaks: linePath(peaks.middle.map(project), 1),
  highPeaks: linePath(peaks.high.map(project), 1),
};

await writeFile(
  new URL("../content/facts/peru-outline.ts", import.meta.url),
  `// Written by scripts/peru-outline.ts. Outlines: Natural Earth, public domain.

/** Peru and what lies in and around it as SVG paths, in the units of project-place.ts. */
export const peruOutline = {
${Object.entries(paths)
  .map(([name, path]) => `  ${name}: "${path}",\n`)
  .join("")}} as const;
`,
);
