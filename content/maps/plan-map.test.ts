import { expect, test } from "vitest";
import { defaultFacts } from "#content/facts/facts.ts";
import { loadSightNames } from "#content/loading/load-sight-names.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { readPlan } from "#content/trips/plan-address.ts";
import { planPlaces } from "#content/trips/plan.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { children, parseXml, textOf, type XmlElement } from "#tests/support/readers/parse-xml.ts";
import { planMap } from "./plan-map.ts";
import { writeGpx } from "./write-gpx.ts";
import { writeKml } from "./write-kml.ts";

const url = "https://irany.test/en/trip-planner?plan=v1_cusco.3&start=2027-05-03";

async function mapOf(query: string, language: Language, names: Record<string, string> = {}) {
  const words = (await loadToolWords<PlannerWords>("trip-planner", language))(defaultFacts);
  const map = planMap(defaultFacts, {
    plan: readPlan(new URLSearchParams(query)).plan,
    words: { ...words, places: { ...words.places, ...names } },
    sightNames: await loadSightNames(language),
    language,
    url,
    now: new Date("2026-11-30T10:00:00Z"),
  });
  return { map, words };
}

async function gpxOf(query: string, language: Language = "en", names: Record<string, string> = {}) {
  const { map, words } = await mapOf(query, language, names);
  const root = parseXml(writeGpx(map));
  const [points, routes] = [children(root, "wpt"), children(root, "rte")];
  const ofType = (type: string) => points.filter((point) => textOf(point, "type") === type);
  return { root, words, points, routes, stops: ofType(words.map.stop), sights: ofType(words.map.sight) };
}

const trip = "plan=v1_miraflores.1_arequipa.2.nightBus_yanque.1_cusco.3_miraflores.1";

test.each(languages)("the stops stand in their order, with nights and days, in %s", async (language) => {
  const { root, words, stops, points, sights } = await gpxOf(`${trip}&start=2027-02-27`, language);
  expect(root).toMatchObject({
    name: "gpx",
    attributes: { xmlns: "http://www.topografix.com/GPX/1/1", version: "1.1" },
  });
  const { miraflores, arequipa, yanque, cusco } = words.places;
  const order = [miraflores, arequipa, yanque, cusco, miraflores];
  expect(stops.map((stop) => textOf(stop, "name"))).toEqual(
    order.map((name, index) => `${index + 1}. ${name}`),
  );
  expect(points).toEqual([...stops, ...sights]);
  // After a night on the bus.
  expect(textOf(stops[1] ?? root, "desc")).toMatch(/^2 \S+\n.*1.3.*\n2/);
  expect(textOf(stops[1] ?? root, "desc")).toContain("2027");
});

test("without a day of landing there are no days", async () => {
  const { stops } = await gpxOf("plan=v1_cusco.3");
  expect(stops.map((stop) => textOf(stop, "desc"))).toEqual(["3 nights\n3,399\u00a0m\u00a0/ 11,150\u00a0ft"]);
});

test("a stop from which one sets out on a trek says so", async () => {
  const { stops } = await gpxOf("plan=v1_cusco.3.salkantay_cusco.1");
  expect(stops.map((stop) => textOf(stop, "desc")?.includes("Trek: Salkantay trek"))).toEqual([true, false]);
});

test("points are in the order of the schema, within Peru, and lead back to the plan", async () => {
  const all = planPlaces.map((place) => `${place}.1`).join("_");
  const { root, points, routes } = await gpxOf(`plan=v1_${all}`);
  expect(root.elements.map(({ name }) => name)).toEqual(["metadata", ...points.map(() => "wpt"), "rte"]);
  expect(children(root, "metadata")[0]?.elements.map(({ name }) => name)).toEqual([
    "name",
    "desc",
    "link",
    "time",
  ]);
  for (const point of [...points, ...children(routes[0] ?? root, "rtept")]) {
    const { lat, lon } = point.attributes;
    // Peru's box, as in content/facts/places/places.test.ts.
    expect(Number(lat)).toSatisfy((degrees: number) => degrees > -18.4 && degrees < 0);
    expect(Number(lon)).toSatisfy((degrees: number) => degrees > -81.4 && degrees < -68.6);
  }
  for (const point of points) {
    expect(point.elements.map(({ name }) => name)).toEqual(["ele", "name", "desc", "link", "type"]);
    expect(children(point, "link")[0]?.attributes["href"]).toBe(url);
  }
});

test("the route is called the order of the stops, not a track, and has no point twice in a row", async () => {
  const { root, routes, words } = await gpxOf("plan=v1_miraflores.1_miraflores.1_cusco.3_miraflores.1");
  const [route = root] = routes;
  expect(routes).toHaveLength(1);
  expect(children(root, "trk")).toEqual([]);
  expect([textOf(route, "name"), textOf(route, "desc")]).toEqual([words.map.route, words.map.straight]);
  expect(children(route, "rtept").map((point) => textOf(point, "name"))).toEqual([
    "1. Lima",
    "3. Cusco",
    "4. Lima",
  ]);
});

test.each(["plan=v1_cusco.3", "plan=v1_cusco.3_cusco.2"])("one place makes no route: %s", async (query) => {
  expect((await gpxOf(query)).routes).toEqual([]);
});

test("a name may have any character", async () => {
  const cusco = `<Cusco> & "Qosqo" 'x' ]]>`;
  const { stops } = await gpxOf("plan=v1_cusco.3", "en", { cusco });
  expect(stops.map((stop) => textOf(stop, "name"))).toEqual([`1. ${cusco}`]);
});

test.each(languages)("a stop whose point is rough says so, and sights have names in %s", async (language) => {
  const { words, stops, sights } = await gpxOf("plan=v1_yanque.1_cusco.3", language);
  expect(stops.map((stop) => textOf(stop, "desc")?.includes(words.map.approximate))).toEqual([true, false]);
  expect(sights.map((sight) => textOf(sight, "name"))).toContain("Machu Picchu");
  for (const sight of sights) expect(textOf(sight, "name")).not.toMatch(/^[a-z-]+$/);
});

test("a day trip is a point once, also where it lies far off or only roughly, and none where it is a stop", async () => {
  const { sights, words } = await gpxOf("plan=v1_cusco.5.pisac.humantay.rainbow-mountain_pisac.2");
  const names = sights.map((sight) => textOf(sight, "name"));
  const humantay = sights[names.indexOf("Lake Humantay")];
  expect(humantay && textOf(humantay, "desc")?.split("\n")).toEqual([
    words.trips.title,
    "4,200\u00a0m\u00a0/ 13,780\u00a0ft",
    words.map.approximate,
  ]);
  expect(names.filter((name) => /Pisac/.test(name ?? ""))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test.each(languages)("KML has the points and the route of GPX, by kinds, in %s", async (language) => {
  const { map, words } = await mapOf("plan=v1_miraflores.1_cusco.3.humantay_cusco.1_puno.2", language);
  const [gpx, kml] = [parseXml(writeGpx(map)), parseXml(writeKml(map))];
  const [document = kml] = children(kml, "Document");
  const folders = children(document, "Folder");
  expect(kml).toMatchObject({ name: "kml", attributes: { xmlns: "http://www.opengis.net/kml/2.2" } });
  expect(textOf(document, "name")).toBe(words.calendar.name);
  expect(folders.map((folder) => textOf(folder, "name"))).toEqual([words.map.stop, words.map.sight]);

  const places = folders.flatMap((folder) => children(folder, "Placemark"));
  const waypoints = children(gpx, "wpt");
  expect(places.map((place) => [textOf(place, "name"), textOf(place, "description")])).toEqual(
    waypoints.map((point) => [textOf(point, "name"), `${textOf(point, "desc")}\n${url}`]),
  );
  expect(places.map((place) => coordinatesIn(place, "Point"))).toEqual(
    waypoints.map(({ attributes: { lon, lat }, elements }) => `${lon},${lat},${elements[0]?.text}`),
  );

  const [route = kml] = children(document, "Placemark");
  const points = children(children(gpx, "rte")[0] ?? gpx, "rtept");
  expect(points).toHaveLength(3);
  expect(textOf(route, "name")).toBe(words.map.route);
  expect(
    coordinatesIn(route, "LineString")
      ?.split(" ")
      .map((point) => point.split(",").slice(0, 2)),
  ).toEqual(points.map(({ attributes: { lon, lat } }) => [lon, lat]));
});

test("one place makes no route in KML either", async () => {
  const { map } = await mapOf("plan=v1_cusco.3_cusco.2", "en");
  const [document] = children(parseXml(writeKml(map)), "Document");
  expect(document?.elements.map(({ name }) => name)).toEqual(["name", "description", "Folder", "Folder"]);
});

function coordinatesIn(place: XmlElement, geometry: "Point" | "LineString"): string | undefined {
  const [shape] = children(place, geometry);
  return shape && textOf(shape, "coordinates");
}
