import { places, type PlaceId } from "#content/facts/places/places.ts";
import { element, xmlDocument } from "#content/printing/xml.ts";

export interface GpxPoint {
  place: PlaceId;
  name: string;
  description: string;
  /** Its kind in the reader's language, by which some map programs group points. */
  type: string;
}

interface GpxFile {
  name: string;
  /** Where the reader finds it all again. */
  url: string;
  madeAt: Date;
  points: readonly GpxPoint[];
  /** Straight from point to point: it is no track. */
  route: { name: string; description: string; points: readonly GpxPoint[] };
}

/** The value of the `Content-Type` header. */
export const gpxType = "application/gpx+xml; charset=utf-8";

/** Writes GPX 1.1, whose schema wants the elements in this order (https://www.topografix.com/GPX/1/1/gpx.xsd). */
export function writeGpx({ name, url, madeAt, points, route }: GpxFile): string {
  const link = element("link", { href: url }, [element("text", {}, name)]);
  const at = (tag: string, { place }: GpxPoint, about: string[]) =>
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
  // Two stays in a row at one place are one point of a line, and one point is no line.
  const line = route.points.filter(({ place }, index, all) => place !== all[index - 1]?.place);
  const lineElement = element("rte", {}, [
    element("name", {}, route.name),
    element("desc", {}, route.description),
    link,
    ...line.map((point) => at("rtept", point, [element("name", {}, point.name)])),
  ]);
  const metadata = element("metadata", {}, [
    element("name", {}, name),
    // Programs that leave the links out show this.
    element("desc", {}, url),
    link,
    element("time", {}, madeAt.toISOString()),
  ]);
  const about = { xmlns: "http://www.topografix.com/GPX/1/1", version: "1.1", creator: "Irany Peru" };
  return xmlDocument(
    element("gpx", about, [metadata, ...waypoints, ...(line.length > 1 ? [lineElement] : [])]),
  );
}
