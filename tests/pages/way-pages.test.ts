import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { wayPairIds, wayPath } from "#content/facts/ways/way-pairs.ts";
import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { readPageHead } from "#tests/support/readers/page-head.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const openShared = shareBuiltSite();

async function openSite() {
  const send = visitor((await openShared()).app);
  const read = async (path: string) => (await send(path)).text();
  return { send, read };
}

/** The words of an element, with plain spaces. */
function textIn(html: string, tag: string): string[] {
  const found = DomUtils.getElementsByTagName(tag, parseDocument(html.replaceAll("<!-- -->", "")));
  return found.map((element) => DomUtils.textContent(element).replaceAll(/\s+/g, " ").trim());
}

function linksIn(html: string): string[] {
  const main = DomUtils.getElementsByTagName("main", parseDocument(html));
  return DomUtils.getElementsByTagName("a", main).map(({ attribs }) => attribs["href"] ?? "");
}

const said = {
  hu: {
    title: "Cuscóból Punóba",
    means: ["Busz", "Turistabusz", "Vonat"],
    time: "6–7 óra",
    price: "40–80 sol",
  },
  en: {
    title: "From Cusco to Puno",
    means: ["Bus", "Sightseeing coach", "Train"],
    time: "6–7 hours",
    price: "40–80 soles",
  },
  es: {
    title: "Cómo ir de Cusco a Puno",
    means: ["Bus", "Bus turístico con paradas", "Tren"],
    time: "6–7 horas",
    price: "40–80 soles",
  },
};

test("the page of two places says each way with its time, price and age, and leads to places and planner", async () => {
  const { read } = await openSite();
  for (const language of languages) {
    const html = await read(wayPath("cusco-puno", language));
    const { title, means, time, price } = said[language];
    expect(textIn(html, "h1")[0]).toContain(title);
    expect(textIn(html, "h3").slice(0, means.length)).toEqual(means);
    const main = textIn(html, "main").join(" ");
    expect(main).toContain(time);
    expect(main).toContain(price);
    expect(main).toContain("7:10");
    const links = linksIn(html);
    expect(links).toContain(pagePath("place-puno", language));
    expect(links).toContain(`${pagePath("trip-planner", language)}?plan=v1_cusco.2_puno.2`);
    expect(links).toContain(wayPath("arequipa-puno", language));
    expect(links.filter((href) => href.includes("costs.transportPrices.punoCusco"))).not.toEqual([]);
  }
});

test("the page names itself in each language, and stands below its overview", async () => {
  const { read } = await openSite();
  const head = readPageHead(await read(wayPath("lima-huaraz", "es")));
  expect(head.canonical).toContain("/es/como-moverse-en-peru/lima-huaraz");
  expect(head.alternates).toMatchObject({ hu: expect.stringContaining("/hu/utazas-peruban/lima-huaraz") });
});

test("another language's address leads to the page's own; a pair that nobody travels is no page", async () => {
  const { send } = await openSite();
  const moved = await send("/hu/getting-around-peru/cusco-puno");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/hu/utazas-peruban/cusco-puno"]);
  expect((await send("/en/getting-around-peru/mancora-puno")).status).toBe(404);
});

// Where the links of these pages lead is looked at in every-page.test.ts.
test("the overview lists all pairs", async () => {
  const { read } = await openSite();
  const listed = linksIn(await read(pagePath("ways", "hu")));
  for (const pair of wayPairIds) expect(listed).toContain(wayPath(pair, "hu"));
});

test("the planner leads from each leg to the page of its ways", async () => {
  const { read } = await openSite();
  const links = linksIn(await read(`${pagePath("trip-planner", "en")}?plan=v1_miraflores.2_cusco.3_puno.2`));
  expect(links).toContain(wayPath("lima-cusco", "en"));
  expect(links).toContain(wayPath("cusco-puno", "en"));
});
