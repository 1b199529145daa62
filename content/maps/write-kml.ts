import { places } from "#content/facts/places/places.ts";
import { element, xmlDocument } from "#content/printing/xml.ts";
import type { MapPoint, PlanMap } from "./plan-map.ts";

/** The value of the `Content-Type` header. */
export const kmlType = "application/vnd.google-earth.kml+xml; charset=utf-8";

/**
 * Writes KML 2.2 (https://docs.ogc.org/is/12-007r2/12-007r2.html): points in a folder for each kind, and the route. Where a
 * description has no markup, programs keep its line breaks and make a link of its address.
 */
export function writeKml({ name, url, points, route }: PlanMap): string {
  const placemark = (thing: { name: string; description: string }, geometry: string) =>
    element("Placemark", {}, [
      element("name", {}, thing.name),
      element("description", {}, `${thing.description}\n${url}`),
      geometry,
    ]);
  const pointOf = (point: MapPoint) => placemark(point, element("Point", {}, [coordinates([point])]));
  const folders = [...Map.groupBy(points, ({ type }) => type)].map(([type, those]) =>
    element("Folder", {}, [element("name", {}, type), ...those.map(pointOf)]),
  );
  const document = [
    element("name", {}, name),
    element("description", {}, url),
    ...folders,
    ...(route ? [placemark(route, lineOf(route.points))] : []),
  ];
  return xmlDocument(
    element("kml", { xmlns: "http://www.opengis.net/kml/2.2" }, [element("Document", {}, document)]),
  );
}

function lineOf(points: readonly MapPoint[]): string {
  return element("LineString", {}, [element("tessellate", {}, "1"), coordinates(points)]);
}

/** Unlike GPX, the longitude comes first. */
function coordinates(points: readonly MapPoint[]): string {
  const triples = points.map(({ place }) => {
    const { lon, lat, altitude } = places[place];
    return `${lon},${lat},${altitude}`;
  });
  return element("coordinates", {}, triples.join(" "));
}
