// Writes content/facts/map/peru-outline.ts from Natural Earth (public domain, https://www.naturalearthdata.com).
// Run it after an update of world-atlas or of the projection: node scripts/map/peru-outline.ts
import { readFile, writeFile } from "node:fs/promises";
import { feature, mesh } from "topojson-client";
import { peaks, rivers } from "#content/facts/map/map-relief.ts";
import { amazonEdge, coastEdge, titicaca, type MapPoint } from "#content/facts/map/zone-edges.ts";
import { curvePath, linePath, project, simplify } from "./map-path.ts";

type Topology = Parameters<typeof feature>[0];

/** ISO 3166-1 numeric. */
const peru = "604";
const ecuador = "218";
const chile = "152";
const neighbours = [ecuador, chile, "170", "076", "068"];
/** Tolerances in units of the map: Peru is more detailed than its neighbours. */
const fine = 0.45;
const coarse = 1.2;

const atlasFile = new URL("../../node_modules/world-atlas/countries-10m.json", import.meta.url);
// A cast: world-atlas documents this type.
const atlas = JSON.parse(await readFile(atlasFile, "utf8")) as Topology;
const countries = atlas.objects["countries"];
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

/** A border of a country with itself is its coast. */
function lines(isIncluded: (one: string, other: string) => boolean): MapPoint[][] {
  // A cast: only the countries' properties have another type, and they are not read.
  const object = countries as Parameters<typeof mesh>[1];
  const { coordinates } = mesh(atlas, object, (one, other) => isIncluded(String(one.id), String(other.id)));
  return coordinates.map((line) => line.map(([lon = 0, lat = 0]): MapPoint => [lat, lon]));
}

/** The longest part of the coast, from north to south. */
function coastOf(id: string): MapPoint[] {
  const [longest = []] = lines((one, other) => one === id && other === id).sort(
    (a, b) => b.length - a.length,
  );
  const [start = 0, end = 0] = [longest.at(0)?.[0], longest.at(-1)?.[0]];
  return start > end ? longest : longest.reverse();
}

// The line between the two coasts is hidden behind Peru; the way back is outside the map.
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
  new URL("../../content/facts/map/peru-outline.ts", import.meta.url),
  `// Written by scripts/map/peru-outline.ts. Outlines: Natural Earth, public domain.

/** Peru and what lies in and around it as SVG paths, in the units of project-place.ts. */
export const peruOutline = {
${Object.entries(paths)
  .map(([name, path]) => `  ${name}: "${path}",\n`)
  .join("")}} as const;
`,
);
