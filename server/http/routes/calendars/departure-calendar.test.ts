import ICAL from "ical.js";
import { expect, test } from "vitest";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

test("the list of a departure is a calendar of five days, in the language of its page", async () => {
  const { app } = await openTestServer();
  const answer = await app.inject("/hu/indulas-elott.ics?departure=2027-03-14");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(answer.headers["content-disposition"]).toContain("irany-peru.ics");
  const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[]);
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual([
    "2026-09-14",
    "2026-12-14",
    "2027-02-14",
    "2027-03-07",
    "2027-03-14",
  ]);
  const [first] = events;
  expect(first?.summary).toContain("Fél év múlva Peru");
  expect(first?.description).toContain("– Machu Picchu-belépő");
  expect(String(first?.component.getFirstPropertyValue("url"))).toMatch(
    /\/hu\/indulas-elott\?departure=2027-03-14#half-year$/,
  );
  expect(first?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
});

test("without a day there is no calendar, and the answer names the field", async () => {
  const { app } = await openTestServer();
  for (const query of ["", "?departure=2027-02-30"]) {
    const { statusCode, body } = await app.inject(`/en/before-you-go.ics${query}`);
    expect([statusCode, body]).toEqual([400, "The day you fly"]);
  }
});
