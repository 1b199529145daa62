import { places } from "#content/facts/places/places.ts";
import { element, xmlDocument } from "#content/printing/xml.ts";
import type { MapPoint, PlanMap } from "./plan-map.ts";

/** The value of the `Content-Type` header. */
export const gpxType = "application/gpx+xml; charset=utf-8";

/** Writes GPX 1.1, whose schema wants the elements in this order (https://www.topografix.com/GPX/1/1/gpx.xsd). */
export function writeGpx({ name, url, madeAt, points, route }: PlanMap): string {
  const link = element("link", { href: url }, [element("text", {}, name)]);
  const at = (tag: string, { place }: MapPoint, about: string[]) =>
    element(tag, { lat: String(places[place].lat), lon: String(places[place].lon) }, about);
  const waypoints = points.map((point) =>
    at("wpt", point, [
      element("ele", {}, String(places[point.place].altitude)),
      element("name", {}, point.name),
      element("desc", {}, point.description),
      link,
      element("type", {}, point.type),
    ]),
  );
  const line = route && [
    element("name", {}, route.name),
    element("desc", {}, route.description),
    link,
    ...route.points.map((point) => at("rtept", point, [element("name", {}, point.name)])),
  ];
  const metadata = element("metadata", {}, [
    element("name", {}, name),
    // Programs that leave the links out show this.
    element("desc", {}, url),
    link,
    element("time", {}, madeAt.toISOString()),
  ]);
  const about = { xmlns: "http://www.topografix.com/GPX/1/1", version: "1.1", creator: "Irany Peru" };
  return xmlDocument(
    element("gpx", about, [metadata, ...waypoints, ...(line ? [element("rte", {}, line)] : [])]),
  );
}
