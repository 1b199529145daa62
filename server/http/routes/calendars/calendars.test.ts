import ICAL from "ical.js";
import { expect, test } from "vitest";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import { holidayCalendarPath } from "#i18n/holidays/calendar-address.ts";
import { holidayWords } from "#i18n/holidays/holiday-words.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import type { TestServer } from "#tests/support/servers/test-server.ts";

const { openSignedInServer, openTestServer } = shareTestServers();

const now = () => new Date("2026-11-23T10:00:00Z");

async function readCalendar({ app }: Pick<TestServer, "app">, language: Language) {
  const answer = await app.inject(holidayCalendarPath(language));
  expect(answer.statusCode).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[]);
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  return { answer, calendar, events };
}

const eventOf = (events: ICAL.Event[], uid: string) => {
  const found = events.find((event) => event.uid === `${uid}@irany.test`);
  if (!found) throw new Error(`there is no event ${uid}`);
  return found;
};

test.each(languages)("the calendar in %s has three years of holidays in its words", async (language) => {
  const { answer, calendar, events } = await readCalendar(await openTestServer({ now }), language);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const { name, description } = holidayWords[language].calendar;
  // An unescaped text would be parsed only up to its first comma.
  expect(answer.body.replaceAll("\r\n ", "")).toContain(
    `X-WR-CALDESC:${description("Irány Peru").replaceAll(/[;,]/g, String.raw`\$&`)}\r\n`,
  );
  expect(calendar.getFirstPropertyValue("name")).toBe(name);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(name);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("refresh-interval")?.toString()).toBe("P7D");
  expect(events).toHaveLength(3 * 34);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(new Set(events.map(({ startDate }) => startDate.year))).toEqual(new Set([2026, 2027, 2028]));
  const { holidays: texts } = await loadGuidePage("holidays", language);
  const intiRaymi = eventOf(events, "inti-raymi-2027");
  expect(intiRaymi.summary).toBe(texts?.["inti-raymi"].name);
  expect(intiRaymi.startDate.toString()).toBe("2027-06-24");
  expect(intiRaymi.endDate.toString()).toBe("2027-06-25");
  expect(intiRaymi.startDate.isDate).toBe(true);
});

test("a festival of several days is one event that ends after its last day", async () => {
  const { events } = await readCalendar(await openTestServer({ now }), "en");
  const holyWeek = eventOf(events, "semana-santa-2028");
  expect(holyWeek.startDate.toString()).toBe("2028-04-09");
  expect(holyWeek.endDate.toString()).toBe("2028-04-17");
  expect(holyWeek.location).toBe("Ayacucho, Peru");
});

test("lines are folded and what they say is escaped, without the markup of pages", async () => {
  const { answer, events } = await readCalendar(await openTestServer({ now }), "hu");
  const lines = answer.body.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(answer.body.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const { description } = eventOf(events, "corpus-2027");
  expect(description).toContain("chiriuchu");
  expect(description).not.toMatch(/[*[\]\\]/);
  expect(answer.body).toMatch(/DESCRIPTION:.*\\,/);
});

test("nobody is busy on a holiday, and each event leads to its card", async () => {
  const { events } = await readCalendar(await openTestServer({ now }), "es");
  for (const { component, uid } of events) {
    expect(component.getFirstPropertyValue("transp"), uid).toBe("TRANSPARENT");
    expect(String(component.getFirstPropertyValue("url"))).toMatch(
      /^http:\/\/irany\.test\/es\/fiestas-peru#[a-z0-9-]+$/,
    );
  }
});

test("programs ask again each time, and are told when nothing has changed", async () => {
  const { app } = await openTestServer({ now });
  const url = holidayCalendarPath("en");
  expect(url).toBe("/en/peru-holidays.ics");
  const first = await app.inject(url);
  expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const again = await app.inject({ url, headers: { "if-none-match": String(first.headers["etag"]) } });
  expect(again.statusCode).toBe(304);
});

test("the years go on with the calendar of Peru, and an event keeps its id", async () => {
  // In Lima it is still the last day of 2026.
  const before = await readCalendar(
    await openTestServer({ now: () => new Date("2027-01-01T04:59:00Z") }),
    "hu",
  );
  const after = await readCalendar(
    await openTestServer({ now: () => new Date("2027-01-01T05:00:00Z") }),
    "hu",
  );
  const uids = ({ events }: { events: ICAL.Event[] }) => new Set(events.map(({ uid }) => uid));
  expect(uids(before)).toContain("navidad-2026@irany.test");
  expect(uids(after)).not.toContain("navidad-2026@irany.test");
  expect(uids(after)).toContain("navidad-2029@irany.test");
  expect([...uids(before)].filter((uid) => uids(after).has(uid))).toHaveLength(2 * 34);
});

test("a day that editors correct moves in the calendar at once", async () => {
  const server = await openSignedInServer({ now });
  const { app, api } = server;
  const id = "holidays.festivals";
  const { facts } = await api.listAdminFacts();
  const fact = facts.find((one) => one.id === id);
  if (!fact) throw new Error("there is no such fact");
  const value = structuredClone(fact.value) as { rules: Record<string, unknown> };
  value.rules["inti-raymi"] = { kind: "day", day: "06-25" };
  const checked = { checkedOn: "2026-11-20", everyMonths: 12, note: "" };
  await api.changeFact(id, { value, source: { name: "Cusco", url: "https://cusco.test" }, ...checked });
  const { events } = await readCalendar({ app }, "en");
  const moved = eventOf(events, "inti-raymi-2027");
  expect(moved.startDate.toString()).toBe("2027-06-25");
  expect(moved.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-01T00:00:00Z");
  await api.restoreFact(id);
  expect(eventOf((await readCalendar({ app }, "en")).events, "inti-raymi-2027").startDate.day).toBe(24);
});
