import { expect, test } from "vitest";
import { formatSoles } from "#i18n/format/format-amount.ts";
import { pagePath } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { readPageHead } from "#tests/support/readers/page-head.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor, type TestServer } from "#tests/support/servers/test-server.ts";

const { openTestServer, openSignedInServer } = shareTestServers({
  site: loadBuiltSite,
  now: () => new Date("2026-11-23T10:00:00Z"),
});

const source = { name: "Cruz del Sur", url: "https://www.cruzdelsur.com.pe" };

const limaIca = {
  value: { range: [41, 57], currency: "PEN", lookUp: "cruzDelSur" },
  source,
  checkedOn: "2026-11-20",
};

async function open(
  { app }: Pick<TestServer, "app">,
  page: Parameters<typeof pagePath>[0],
  language: Language,
) {
  const html = await (await visitor(app)(pagePath(page, language))).text();
  return { html, text: html.replaceAll(/<!--.*?-->/g, ""), head: readPageHead(html) };
}

test("a price that editors change stands on the page in every language and process at once, and after a restart", async () => {
  const { api, ...server } = await openSignedInServer();
  const other = await openTestServer({ db: server.db });
  for (const one of [server, other]) {
    for (const language of languages) {
      expect((await open(one, "costs", language)).text).toContain(formatSoles(40, language, 55));
    }
  }
  await api.changeFact("costs.transportPrices.limaIca", limaIca);
  for (const language of languages) {
    const { text } = await open(server, "costs", language);
    expect(text).toContain(formatSoles(41, language, 57));
    expect(text).not.toContain(formatSoles(40, language, 55));
    await expect
      .poll(async () => (await open(other, "costs", language)).text)
      .toContain(formatSoles(41, language, 57));
  }
  const restarted = await openTestServer({ db: server.db });
  expect((await open(restarted, "costs", "hu")).text).toContain(formatSoles(41, "hu", 57));
  await api.restoreFact("costs.transportPrices.limaIca");
  expect((await open(server, "costs", "en")).text).toContain(formatSoles(40, "en", 55));
});

test("what is reckoned from a fact follows it: charts, totals and structured data", async () => {
  const { api, ...server } = await openSignedInServer();
  const before = await open(server, "questions", "en");
  const charts = (html: string) => [...html.matchAll(/<figure.*?<\/figure>/gs)].join("");
  const chart = charts((await open(server, "costs", "en")).html);
  const { facts } = await api.listFacts();
  const daily = facts.find(({ id }) => id === "costs.dailyCosts");
  const value = JSON.parse(
    JSON.stringify(daily?.value).replace('"bed":[90,160]', '"bed":[900,1600]'),
  ) as object;
  await api.changeFact("costs.dailyCosts", { value: { ...value }, source, checkedOn: "2026-11-20" });
  const after = await open(server, "questions", "en");
  expect(JSON.stringify(after.head.things)).not.toBe(JSON.stringify(before.head.things));
  expect(charts((await open(server, "costs", "en")).html)).not.toBe(chart);
  expect(charts((await open(server, "costs", "en")).html)).toContain("1,030–1,840");
});

test("a page names its oldest fact, and the next oldest once that was checked", async () => {
  const { api, ...server } = await openSignedInServer();
  const id = "top-ten.boletoTuristico";
  expect((await open(server, "costs", "en")).text).toContain(
    "The oldest fact: price of the Boleto Turístico (2019).",
  );
  await api.checkFact(id);
  const { text } = await open(server, "costs", "en");
  expect(text).toContain("The oldest fact: Colca Canyon ticket (February 2022).");
});

test("the browser is given the facts with which the page was drawn", async () => {
  const { api, send } = await openSignedInServer();
  await api.changeFact("costs.transportPrices.limaIca", limaIca);
  const hydration = await (await send(`/hydration${pagePath("costs", "en")}`)).text();
  expect(hydration).toContain("costs.transportPrices.limaIca");
  expect((await api.readDocument("costs", "en")).facts).toEqual({
    "costs.transportPrices.limaIca": { value: limaIca.value, asOf: "2026-11", isEstimate: false },
  });
});

test("a calculator reckons with what editors say, in every language", async () => {
  const { api, send } = await openSignedInServer();
  const rate = (await api.listFacts()).facts.find(({ id }) => id === "costs.exchangeRates.usd");
  const read = async (language: Language) =>
    (await send(`${pagePath("money", language)}?amount=100&currency=usd`)).text();
  for (const language of languages) expect(await read(language)).not.toMatch(/\b777\b/);
  const value = { ...rate?.value, soles: 7.77 };
  await api.changeFact("costs.exchangeRates.usd", { value, source, checkedOn: "2026-11-20" });
  for (const language of languages) expect(await read(language), language).toMatch(/\b777\b/);
});
