// Writes content/facts/map/near-lands.json from Natural Earth (public domain, https://www.naturalearthdata.com).
// Run it after an update of world-atlas or of this list: node scripts/run.mjs scripts/map/near-lands.ts
import { readFile, writeFile } from "node:fs/promises";
import { feature } from "topojson-client";
import { rivers } from "#content/facts/map/map-relief.ts";
import { nearBoard, projectNear } from "#content/facts/map/near-board.ts";
import type { MapPoint } from "#content/facts/map/zone-edges.ts";
import { curvePath, linePath, simplify, type BoardPoint } from "./map-path.ts";

type Topology = Parameters<typeof feature>[0];

type Middle = [lat: number, lon: number, width: number, zone: "coast" | "andes" | "amazon"];

/** The middle of each map, and the kilometres from its one edge to the other; the board is a quarter less high. */
const middles: Record<string, Middle> = {
  "place-lima": [-12.088, -77.065, 25, "coast"],
  "place-sacred-valley": [-13.34, -72.15, 100, "andes"],
  "place-cusco": [-13.53, -71.92, 170, "andes"],
  "place-aguas-calientes": [-13.26, -72.42, 58, "andes"],
  "place-arequipa": [-16, -71.7, 160, "andes"],
  "place-puno": [-15.87, -69.55, 160, "andes"],
  "place-paracas": [-14.3, -75.6, 220, "coast"],
  "place-huaraz": [-9.33, -77.5, 125, "andes"],
  "place-trujillo": [-7.4, -79.2, 280, "coast"],
  "place-chachapoyas": [-6.23, -77.89, 75, "andes"],
  "place-iquitos": [-4.5, -72.4, 660, "amazon"],
  "place-puerto-maldonado": [-12.5, -70.5, 440, "amazon"],
  "place-mancora": [-4.03, -80.75, 210, "coast"],
  "place-ayacucho": [-13.2, -74.2, 700, "andes"],
  "place-cajamarca": [-7.2, -78.85, 350, "andes"],
};

/** Mountains that one sees from there. The names are the same in every language. */
const peaks: Record<string, [lat: number, lon: number]> = {
  Misti: [-16.294, -71.409],
  Chachani: [-16.191, -71.53],
  Ampato: [-15.817, -71.883],
  Salkantay: [-13.334, -72.545],
  Ausangate: [-13.789, -71.231],
  Verónica: [-13.169, -72.295],
  Huascarán: [-9.122, -77.604],
};

/** Wider maps would show a mountain at a place that says little. */
const widthForPeaks = 200;

/** Maps of fewer kilometres would show that the rivers are placed by eye. */
const widthForRivers = 300;

/** Titicaca, which the atlas lacks: between towns on its shores, whose positions are known. */
const titicaca: readonly MapPoint[] = [
  [-15.84, -70.01],
  [-15.89, -69.89],
  [-15.94, -69.84],
  [-15.95, -69.74],
  [-15.91, -69.63],
  [-15.98, -69.52],
  [-16.08, -69.53],
  [-16.2, -69.46],
  [-16.24, -69.36],
  [-16.26, -69.29],
  [-16.23, -69.17],
  [-16.21, -69.11],
  [-16.16, -69.09],
  [-16.1, -69.12],
  [-16.04, -69.08],
  [-16.11, -68.98],
  [-16.2, -68.87],
  [-16.05, -68.82],
  [-16.06, -68.72],
  [-15.92, -68.83],
  [-15.85, -68.98],
  [-15.75, -69.02],
  [-15.66, -69.13],
  [-15.55, -69.24],
  [-15.46, -69.42],
  [-15.39, -69.49],
  [-15.27, -69.66],
  [-15.26, -69.86],
  [-15.41, -69.9],
  [-15.49, -69.82],
  [-15.57, -69.85],
  [-15.62, -69.79],
  [-15.74, -69.76],
  [-15.7, -69.83],
  [-15.63, -69.91],
  [-15.6, -69.99],
  [-15.7, -70.02],
  [-15.78, -70],
];
/** The small lake beyond the strait of Tiquina. */
const huinaymarca: readonly MapPoint[] = [
  [-16.22, -68.85],
  [-16.2, -68.75],
  [-16.28, -68.63],
  [-16.37, -68.68],
  [-16.42, -68.78],
  [-16.53, -68.86],
  [-16.56, -69.01],
  [-16.5, -69.05],
  [-16.38, -69.04],
  [-16.3, -69.02],
  [-16.31, -68.93],
];

const atlasFile = new URL("../../node_modules/world-atlas/countries-10m.json", import.meta.url);
// A cast: world-atlas documents this type.
const atlas = JSON.parse(await readFile(atlasFile, "utf8")) as Topology;

/** The rings of a country, by ISO 3166-1's number; lakes within one are none of the atlas'. */
function ringsOf(number: string): MapPoint[][] {
  const countries = atlas.objects["countries"];
  if (countries?.type !== "GeometryCollection") throw new Error("the atlas has no countries");
  const country = countries.geometries.find(({ id }) => id === number);
  if (!country) throw new Error(`the atlas has no country ${number}`);
  const drawn = feature(atlas, country);
  if (!("geometry" in drawn)) return [];
  const { geometry } = drawn;
  const polygons =
    geometry.type === "MultiPolygon"
      ? geometry.coordinates
      : geometry.type === "Polygon"
        ? [geometry.coordinates]
        : [];
  return polygons.map(([outer = []]) => outer.map(([lon = 0, lat = 0]): MapPoint => [lat, lon]));
}

const peru = ringsOf("604");
const neighbours = ["218", "170", "076", "068", "152"].flatMap(ringsOf);

const room = 6;
type Edge = {
  isInside: (point: BoardPoint) => boolean;
  cross: (one: BoardPoint, other: BoardPoint) => BoardPoint;
};

function edge(axis: 0 | 1, at: number, sign: 1 | -1): Edge {
  return {
    isInside: (point) => (point[axis] - at) * sign >= 0,
    cross: (one, other) => {
      const part = (at - one[axis]) / (other[axis] - one[axis]);
      return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
    },
  };
}

const edges = [
  edge(0, -room, 1),
  edge(0, nearBoard.width + room, -1),
  edge(1, -room, 1),
  edge(1, nearBoard.height + room, -1),
];

/** The part of a ring that is on the board: Sutherland and Hodgman's algorithm (1974). */
function clip(ring: readonly BoardPoint[]): readonly BoardPoint[] {
  return edges.reduce<readonly BoardPoint[]>(
    (points, { isInside, cross }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const crossing = isInside(point) === isInside(before) ? [] : [cross(before, point)];
        return isInside(point) ? [...crossing, point] : crossing;
      }),
    ring,
  );
}

const tolerance = 0.7;

function area(land: Parameters<typeof projectNear>[0], rings: readonly (readonly MapPoint[])[]): string {
  return rings
    .map((ring) => clip(ring.map((point) => projectNear(land, point))))
    .filter((ring) => ring.length > 2)
    .map((ring) => simplify([...ring, ...ring.slice(0, 1)], tolerance).slice(0, -1))
    .filter((ring) => ring.length > 2)
    .map((ring) => `${linePath(ring, 2)}z`)
    .join("");
}

function isOnBoard([x, y]: BoardPoint, margin = -12): boolean {
  return x > -margin && y > -margin && x < nearBoard.width + margin && y < nearBoard.height + margin;
}

/** A curve that leaves the board needs points outside. */
function isNearBoard(point: BoardPoint): boolean {
  return isOnBoard(point, 400);
}

const lands = Object.entries(middles).map(([page, [lat, lon, width, zone]]) => {
  const middle = { lat, lon, width, zone };
  const abroad = area(middle, neighbours);
  const lake = area(middle, [titicaca, huinaymarca]);
  const lines = rivers.map((river) => river.map((point) => projectNear(middle, point)).filter(isNearBoard));
  const curves = lines.filter(({ length }) => length > 3).map(curvePath);
  const seen = Object.entries(peaks).flatMap(([name, point]) => {
    const [x, y] = projectNear(middle, point);
    return isOnBoard([x, y]) && width < widthForPeaks ? [{ name, x: Math.round(x), y: Math.round(y) }] : [];
  });
  const drawn = {
    ...middle,
    peru: area(middle, peru),
    ...(abroad && { abroad }),
    ...(lake && { lake }),
    ...(width > widthForRivers && { rivers: curves.join("") }),
    ...(seen.length > 0 && { peaks: seen }),
  };
  return [page, drawn] as const;
});

await writeFile(
  new URL("../../content/facts/map/near-lands.json", import.meta.url),
  `${JSON.stringify(Object.fromEntries(lands), null, 2)}\n`,
);
