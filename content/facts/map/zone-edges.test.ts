import { expect, test } from "vitest";
import { amazonEdge, coastEdge, type MapPoint } from "./zone-edges.ts";
import { places, type Place } from "#content/facts/places/places.ts";

const coast = [...coastEdge, [-20, -69.6], [-20, -90], [0, -90], [0, -79.6]] as const;
const amazon = [...amazonEdge, [-14.2, -60], [2, -60], [2, -79.1]] as const;

test.each(Object.entries<Place>(places))("%s lies in the zone that its altitude tells", (_, place) => {
  expect(zoneOnMap(place)).toBe(zoneByAltitude(place));
});

test.each([
  ["Piura", -5.19, -80.63, "coast"],
  ["Moquegua, 1410 m", -17.19, -70.93, "coast"],
  ["Huancabamba, 1950 m", -5.24, -79.45, "andes"],
  ["Huaraz", -9.53, -77.53, "andes"],
  ["Tarapoto", -6.49, -76.36, "amazon"],
  ["Tingo María", -9.3, -76, "amazon"],
  ["Puerto Maldonado", -12.59, -69.19, "amazon"],
])("%s lies in its own, a town beside the edge or far from it", (_, lat, lon, zone) => {
  expect(zoneOnMap({ lat, lon })).toBe(zone);
});

function zoneByAltitude({ altitude, region }: Place) {
  // East of the range the mountains end lower down than above the desert.
  if (altitude >= (region === "Amazonas" ? 1000 : 2000)) return "andes";
  return region === "Loreto" || region === "Madre de Dios" ? "amazon" : "coast";
}

function zoneOnMap({ lat, lon }: Pick<Place, "lat" | "lon">) {
  if (isInside(lat, lon, coast)) return "coast";
  return isInside(lat, lon, amazon) ? "amazon" : "andes";
}

/** A ray to the east crosses the ring an odd number of times. */
function isInside(lat: number, lon: number, ring: readonly MapPoint[]): boolean {
  return ring.reduce((inside, [lat1, lon1], index) => {
    const [lat2, lon2] = ring.at(index - 1) ?? [lat1, lon1];
    if (lat1 > lat === lat2 > lat) return inside;
    return lon < lon1 + ((lon2 - lon1) * (lat - lat1)) / (lat2 - lat1) ? !inside : inside;
  }, false);
}
