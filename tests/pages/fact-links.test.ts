import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import type { FactChangeInput } from "#api/facts/facts.ts";
import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import { itineraryIds } from "#content/facts/itineraries/itineraries.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { readPageHead } from "#tests/support/readers/page-head.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers({
  site: loadBuiltSite,
  now: () => new Date("2026-11-23T10:00:00Z"),
});

const limaIca = "costs.transportPrices.limaIca";
const boletoTuristico = "top-ten.boletoTuristico";
const colcaTicket = "costs.tourPrices.colcaTicket";

async function openSite() {
  const server = await openSignedInServer();
  const send = visitor(server.app);
  const open = async (page: GuidePage, language: Language = "en") => {
    const html = await (await send(pagePath(page, language))).text();
    return html.replaceAll("<!-- -->", "").replaceAll("&nbsp;", "\u00a0");
  };
  /** Puts a fact's own value in its place, checked on another day. */
  const date = async (id: string, checkedOn: string) => {
    const fact = (await server.api.listFacts()).facts.find((one) => one.id === id);
    const change: FactChangeInput = {
      value: fact?.value ?? {},
      source: { name: "–", url: null },
      checkedOn,
    };
    await server.api.changeFact(id, change);
  };
  return { ...server, open, date };
}

/** A value that is a link to its fact, with its month on hover; in its name too, if it is the first of its table. */
const mark = (path: string, words: string, when: string, asked: string) => {
  const first = ` title="${when}\\. ${asked}" aria-label="${words}, ${when}">(<[^>]+>)?${words}`;
  const further = `><span title="${when}\\. ${asked}">(<[^>]+>)?${words}`;
  return new RegExp(`<a href="${path}" class="[^"]+"(${first}|${further})`);
};

test("a price in a table leads to its fact and bears its month, which follows the editors", async () => {
  const { api, open } = await openSite();
  const value = { range: [41, 57], currency: "PEN", lookUp: "cruzDelSur" };
  const inEnglish = (words: string, when: string) =>
    mark(`/en/fact/${limaIca}`, words, when, "Out of date\\? Tell us");
  expect(await open("costs")).toMatch(inEnglish("40–55\u00a0soles", "December 2025"));
  expect(await open("costs", "hu")).toMatch(
    mark(`/hu/adat/${limaIca}`, "40–55\u00a0sol", "2025. december", "Már nem igaz\\?"),
  );
  expect(await open("costs", "es")).toMatch(
    mark(`/es/dato/${limaIca}`, "40–55\u00a0soles", "diciembre de 2025", "¿Desactualizado\\? Avísanos"),
  );
  const source = { name: "–", url: null };
  await api.changeFact(limaIca, { value, source, checkedOn: "2026-11-20" });
  expect(await open("costs")).toMatch(inEnglish("41–57\u00a0soles", "November 2026"));
});

test("what search engines and readers of structured data are given stays plain text", async () => {
  const { open } = await openSite();
  for (const page of ["costs", "questions", "machu-picchu"] as const) {
    for (const language of languages) {
      const html = await open(page, language);
      expect(html.match(/title="[^"]+" aria-label=/g)?.length, `${language} ${page}`).toBeGreaterThan(2);
      expect(html).not.toContain("(fact:");
      const { meta, things } = readPageHead(html);
      expect(meta["description"]).not.toMatch(/[[\]]/);
      expect(JSON.stringify(things)).not.toMatch(/\]\(|\/(fact|adat|dato)\//);
    }
  }
});

test("figures and tools say how old the oldest fact is that they draw, with a link to it, and follow the editors", async () => {
  const { open, date, send } = await openSite();
  const link = (id: string, words: string) =>
    new RegExp(`<a href="/en/fact/${id}"[^>]* title="[^"]+"[^>]*>${words}</a>`);
  const costs = await open("costs");
  expect(costs).toMatch(
    new RegExp(`<figcaption[^>]*>[^<]+<span> · ${link("costs.dailyCosts", "[^<]+").source}`),
  );
  expect(costs).toMatch(link("top-ten.boletoTuristico", "oldest part: 2019"));
  expect(await open("machu-picchu")).toMatch(
    new RegExp(`<caption>[^<]+<span> · ${link("machu-picchu.highSeason", "[^<]+").source}`),
  );
  const holidays = await open("holidays");
  for (const kind of ["publicHolidays", "festivals"])
    expect(holidays).toMatch(new RegExp(` · ${link(`holidays.${kind}`, "[^<]+").source}</span></p><ol`));
  expect(await open("itinerary-with-children")).toMatch(link("itineraries.ways.limaHuacachina", ".*?"));
  const priced = `Per day, on average<span> · ${link("itineraries.tripPrices", "March 2026").source}`;
  const plans = await Promise.all(
    itineraryIds.map(async (id) => {
      const trip = await open(`itinerary-${id}`);
      expect(trip).toMatch(new RegExp(priced));
      return /href="\/en\/trip-planner\?plan=v1_miraflores\.[^"]+"/.exec(trip)?.[0];
    }),
  );
  expect(new Set(plans).size, "each opens in the planner").toBe(itineraryIds.length);
  const read = async (path: string) => (await (await send(path)).text()).replaceAll("<!-- -->", "");
  expect(await read(pagePath("money", "en"))).toMatch(link("costs.exchangeRates.usd", ".*?"));
  expect(await read(pagePath("money", "en"))).toMatch(link("costs.dailyCosts", "[^<]+"));
  expect(await read(`${pagePath("holidays", "en")}?from=2026-12-20&to=2026-12-31`)).toMatch(
    link("costs.holidayBusSurcharge", ".*?"),
  );
  await date("costs.dailyCosts", "2026-11-20");
  expect(await open("costs")).toMatch(link("costs.dailyCosts", "November 2026"));
});

test("the marks of a page with more than forty facts weigh little more than a kilobyte", async () => {
  const { open } = await openSite();
  const weightOf = (html: string) => brotliCompressSync(html).length;
  for (const language of languages) {
    const html = await open("costs", language);
    const marks =
      /<a href="\/\w\w\/(?:fact|adat|dato)\/[^>]+>(?:<span title=[^>]+>)?(.*?)(?:<\/span>)?<\/a>/g;
    expect(html.match(marks)?.length).toBeGreaterThan(40);
    expect(weightOf(html) - weightOf(html.replaceAll(marks, "$1"))).toBeLessThan(1150);
  }
});

test("a page's oldest fact is as old as editors say, and never younger than the page's facts are", async () => {
  const { open, date } = await openSite();
  const oldest = async () => /The oldest fact: [^<]+/.exec(await open("costs"))?.[0];
  expect(await oldest()).toBe("The oldest fact: price of the Boleto Turístico (2019).");
  await date(boletoTuristico, "2026-11-20");
  expect(await oldest()).toBe("The oldest fact: Colca Canyon ticket (February 2022).");
  // Editors correct the day of its check: it was longer ago.
  await date(boletoTuristico, "2019-03-01");
  expect(await oldest()).toBe("The oldest fact: price of the Boleto Turístico (March 2019).");
  // Older than the release's own check: the release's value stands, with its month.
  await date(colcaTicket, "2018-01-05");
  await date(boletoTuristico, "2022-03-01");
  expect(await oldest()).toBe("The oldest fact: Colca Canyon ticket (February 2022).");
  const html = await open("costs");
  expect(html).toMatch(/Colca Canyon ticket: [^,]+, February 2022/);
  expect(html).not.toContain("January 2018");
});

test("a page's short answer ends with a state of things that may be over, once nobody has checked it for half a year", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-04-23T10:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { open, date } = await openSite();
  const warning = async () =>
    /In short<\/h2><ul.*?<\/ul><p[^>]*><a href="\/en\/fact\/([^"]+)">([^<]+)/
      .exec(await open("weather"))
      ?.slice(1);
  expect(await warning()).toEqual([
    "climate.coastalElNino",
    expect.stringMatching(/^May be over by now: .+ \(as of September 2026\)\.$/),
  ]);
  await date("climate.coastalElNino", "2026-11-20");
  expect(await warning()).toBeUndefined();
});
