import ICAL from "ical.js";
import { expect, test } from "vitest";
import { children, parseXml, textOf } from "#tests/support/readers/parse-xml.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

const plan = "plan=v1_miraflores.1_arequipa.2.nightBus_puno.2_miraflores.1";

const now = () => new Date("2026-11-30T15:00:00Z");

interface ReadEvent {
  uid: string;
  summary: string;
  from: string;
  until: string;
}

/** Reads the events with the parser of a calendar program, which shares no code with ours. */
function readEvents(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    expect(event.startDate.isDate).toBe(true);
    expect(component.getFirstPropertyValue("dtstamp")).toBeTruthy();
    const [from, until] = [event.startDate.toString(), event.endDate.toString()];
    return { uid: event.uid, summary: event.summary, from, until };
  });
}

test("a plan with a day of landing is a calendar of whole days, in the language of its page", async () => {
  const { app } = await openTestServer({ now });
  const query = `${plan.replace("puno.2", "puno.2.taquile")}&start=2027-02-27`;
  const answer = await app.inject(`/hu/utvonaltervezo.ics?${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const events = readEvents(answer.body);
  expect(events.map(({ summary, from, until }) => [summary, from, until])).toEqual([
    ["Lima (1 éjszaka)", "2027-02-27", "2027-02-28"],
    ["Éjszakai busz: Arequipa", "2027-02-28", "2027-03-01"],
    ["Arequipa (2 éjszaka)", "2027-03-01", "2027-03-03"],
    ["Puno (Titicaca-tó) (2 éjszaka)", "2027-03-03", "2027-03-05"],
    ["Lima (1 éjszaka)", "2027-03-05", "2027-03-06"],
    ["Uros és Taquile", "2027-03-04", "2027-03-05"],
    ["Hazarepülés Limából", "2027-03-06", "2027-03-07"],
    ["Megvenni: Belföldi repülőjegy", "2027-01-08", "2027-01-09"],
    ["Megvenni: Éjszakai busz", "2027-02-19", "2027-02-20"],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  // RFC 5545: lines end in CRLF and have 75 bytes at most, longer ones are folded.
  const lines = answer.body.split("\r\n");
  expect(answer.body.replaceAll("\r\n", "")).not.toContain("\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const spanish = await app.inject(`/es/planificador.ics?${query}`);
  expect(readEvents(spanish.body)[0]?.summary).toBe("Lima (1 noche)");
});

test("on the day before a ticket is to be bought, the calendar reminds the reader at nine", async () => {
  const { app } = await openTestServer({ now });
  const answer = await app.inject(`/es/planificador.ics?${plan}&start=2027-02-27`);
  const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[]);
  const alarms = calendar.getAllSubcomponents("vevent").flatMap((component) => {
    const { startDate, uid } = new ICAL.Event(component);
    return component.getAllSubcomponents("valarm").map((alarm) => {
      const at = ICAL.Time.fromDateTimeString(`${startDate.toString()}T00:00:00`);
      at.addDuration(alarm.getFirstPropertyValue("trigger") as ICAL.Duration);
      const said = ["action", "description"].map((name) => alarm.getFirstPropertyValue(name));
      return [uid, at.toString(), ...said];
    });
  });
  expect(alarms).toEqual([
    ["2027-02-27-ticket-flights@irany-peru", "2027-01-07T09:00:00", "DISPLAY", "Comprar: Vuelos internos"],
    ["2027-02-27-ticket-nightBus@irany-peru", "2027-02-18T09:00:00", "DISPLAY", "Comprar: Bus nocturno"],
  ]);
});

test("a trek is an event of its own, from the day of setting out to that of going on", async () => {
  const { app } = await openTestServer({ now });
  const answer = await app.inject("/en/trip-planner.ics?plan=v1_cusco.2.inca-trail_cusco.1&start=2027-05-03");
  expect(
    readEvents(answer.body)
      .filter(({ uid }) => !uid.includes("ticket"))
      .map(({ summary, from, until }) => [summary, from.slice(-2), until.slice(-2)]),
  ).toEqual([
    ["Cusco (2 nights)", "03", "05"],
    ["Cusco (1 night)", "08", "09"],
    ["Inca Trail (3 nights)", "05", "09"],
    ["Flight home from Lima", "09", "10"],
  ]);
  expect(answer.body.replaceAll("\r\n ", "")).toContain("11\\,810 ft");
  const out = await app.inject("/en/trip-planner.ics?plan=v1_puno.2&start=2027-05-03&to=la-paz");
  expect(readEvents(out.body).map(({ summary }) => summary)).toContain("On to La Paz");
});

test("a plan is a file for maps, with a day of landing, with who travels, and without", async () => {
  const { app } = await openTestServer();
  for (const more of ["", "&start=2027-02-27", "&start=2027-02-27&who=1a_5&avoid=boat&pace=calm"]) {
    const answer = await app.inject(`/hu/utvonaltervezo.gpx?${plan}${more}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/gpx+xml; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["content-disposition"]).toContain("irany-peru.gpx");
    const [, second, , , sight] = children(parseXml(answer.body), "wpt");
    expect(second && textOf(second, "name")).toBe("2. Arequipa");
    expect(second && textOf(second, "desc")?.includes("2027. március 1–3.")).toBe(more !== "");
    expect(second && children(second, "link")[0]?.attributes["href"]).toBe(
      `http://irany.test/hu/utvonaltervezo?${plan}${more}`,
    );
    expect(sight && textOf(sight, "type")).toBe("Látnivaló");
  }
});

test("the same map is a file for Google Earth", async () => {
  const { app } = await openTestServer();
  const answer = await app.inject(`/es/planificador.kml?${plan}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/vnd.google-earth.kml+xml; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.headers["content-disposition"]).toContain("irany-peru.kml");
  const [document] = children(parseXml(answer.body), "Document");
  expect(document && textOf(document, "description")).toBe(`http://irany.test/es/planificador?${plan}`);
});

test("without a day or without stops it says in the reader's language what is missing", async () => {
  const { app } = await openTestServer();
  const answer = async (path: string) => {
    const { statusCode, body } = await app.inject(path);
    return [statusCode, body.split(":")[0]];
  };
  expect(await answer(`/en/trip-planner.ics?${plan}`)).toEqual([400, "start"]);
  expect(await answer(`/en/trip-planner.ics?${plan}&start=2027-02-30`)).toEqual([400, "start"]);
  expect(await answer("/es/planificador.ics?plan=v1_atlantis.2&start=2027-02-27")).toEqual([400, "plan"]);
  for (const ending of ["gpx", "kml"])
    expect(await answer(`/es/planificador.${ending}?plan=v1_atlantis.2`)).toEqual([400, "plan"]);
});
