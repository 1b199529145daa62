import { defaultFacts, factsWith, recordFacts, type Facts, type ReadFact } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { loadGuideDocument } from "#content/loading/load-guide-page.ts";
import { guidePages, overviewOf, type GuidePage } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { wordsOf } from "#tests/support/readers/guide-texts.ts";
import { markedGuideText } from "./guide-text.ts";
import { factsIn, isLine, runsOf, type PrintedRun } from "./line.ts";
import { readMarkdown } from "./read-markdown.ts";

const ica = "{fact costs.transportPrices.limaIca price}";
const cusco = "{fact costs.transportPrices.limaCusco price}";
const head = "---\ntitle: T\ndescription: D\nkeywords: [k]\npictureAlt: P\n---";

const markedBlocks = (...blocks: string[]) => blocksWith(defaultFacts, blocks);

/** Printed words in which each line is a text, with its facts and links as Markdown would have them. */
function told(words: unknown): unknown {
  if (isLine(words)) return runsOf(words).map(toldRun).join("");
  if (typeof words !== "object" || words === null) return words;
  if (Array.isArray(words)) return words.map(told);
  if ("kind" in words && words.kind === "paragraph" && "text" in words) return told(words.text);
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, told(one)]));
}

function toldRun(run: PrintedRun): string {
  if (run.type === "fact")
    return `[${run.text}](fact:${run.attrs.id}@${run.attrs.asOf}${run.attrs.isQuiet ? "~" : ""})`;
  const link = run.marks?.find((mark) => mark.type === "link");
  return link ? `[${run.text}](${link.attrs.href})` : run.text;
}

function blocksWith(facts: Facts, blocks: string[]) {
  const source = [head, "Lead.", `## From ${ica} {#a}`, ...blocks].join("\n\n");
  const { sections } = markedGuideText(facts, readMarkdown(source), "en");
  // Safe cast: what is printed of a list of blocks is a list.
  return told(sections[0]?.blocks) as unknown[];
}

const icaMark = (said = "40–55\u00a0soles") => `[${said}](fact:costs.transportPrices.limaIca@2025-12)`;

/** A mark without its month for screen readers. */
const quiet = (mark: string) => mark.replace(/\)$/, "~)");

test("a value is a link to its fact, with the unit and without what stands around it", () => {
  expect(markedBlocks(`The bus (${ica}), **${cusco}** to Cusco.`)).toEqual([
    `The bus (${icaMark()}), [80–200\u00a0soles](fact:costs.transportPrices.limaCusco@2025-12) to Cusco.`,
  ]);
});

test("what is written in one with a value belongs to its mark: a currency, a percent sign, an ending, the end of a range", () => {
  const rate = "{fact costs.cardSurcharge.percent}";
  const mark = (said: string) => `[${said}](fact:costs.cardSurcharge@2025-12)`;
  for (const said of [`US$${rate}`, `${rate}%`, `${rate}-ban`, `${rate}–${rate}%`])
    expect(markedBlocks(`Of ${said}, more.`)).toEqual([`Of ${mark(said.replaceAll(rate, "5"))}, more.`]);
});

test("a fact is marked once in a paragraph, an item or a row", () => {
  expect(
    markedBlocks(
      `${ica}, today ${ica}`,
      `- ${ica} and ${ica}\n- again ${ica}`,
      `| a | b |\n| --- | --- |\n| ${ica} | ${ica} |`,
    ),
  ).toEqual([
    `${icaMark()}, today 40–55\u00a0soles`,
    { kind: "list", items: [`${icaMark()} and 40–55\u00a0soles`, `again ${quiet(icaMark())}`] },
    { kind: "table", caption: "", head: ["a", "b"], rows: [[icaMark(), "40–55\u00a0soles"]] },
  ]);
});

test("a fact of several rows is named by the table, not in each cell", () => {
  const bed = (style: string) => `{fact costs.dailyCosts.soles.${style}.bed soles}`;
  const rows = [`| Ica | ${ica} | ${bed("backpacker")} |`, `| Cusco | ${cusco} | ${bed("midRange")} |`];
  const [table] = markedBlocks(["| a | b | c |", "| --- | --- | --- |", ...rows].join("\n")) ?? [];
  expect(table).toMatchObject({ facts: [{ id: "costs.dailyCosts", asOf: "2026-03", isPart: false }] });
  expect(JSON.stringify(table).match(/\(fact:/g)).toHaveLength(2);
});

test("behind a link a sign stands, because no link can stand in another; behind a telephone number nothing does", () => {
  expect(markedBlocks("Police: [{fact country.emergency.police}](page:entry).")).toEqual([
    expect.stringMatching(/^Police: \[105\]\(page:entry\)\[\]\(fact:country\.emergency@[\d-]+\)\.$/),
  ]);
  expect(markedBlocks("Police: {fact country.emergency.police call}.")).toEqual(["Police: [105](tel:105)."]);
});

test("the coordinates of a place open the map of a phone, and a link beside them one on the web", () => {
  expect(markedBlocks("{fact places.cusco coordinates}, {fact places.cusco map}")).toEqual([
    "[-13.5170, -71.9785](geo:-13.5170,-71.9785?q=-13.5170,-71.9785), " +
      "[OpenStreetMap](https://www.openstreetmap.org/?mlat=-13.5170&mlon=-71.9785#map=14/-13.5170/-71.9785)",
  ]);
});

test("what is reckoned from several facts is as old as the oldest of them", () => {
  const sum = (weeks: number) => `{fact costs.tripTotal(${weeks},midRange) soles}`;
  const [text] = markedBlocks(`In all ${sum(1)}`) ?? [];
  expect(text).toMatch(/^In all \[[\d,–]+\u00a0soles\]\(fact:top-ten\.boletoTuristico@2019\)$/);
  expect(markedBlocks(`| a | b |\n| --- | --- |\n| 1 | ${sum(1)} |\n| 2 | ${sum(2)} |`)).toMatchObject([
    { facts: [{ id: "top-ten.boletoTuristico", asOf: "2019", isPart: true }] },
  ]);
});

test("the month of a fact is marked where the page says nothing else of it", () => {
  const month = "{fact costs.transportPrices.limaIca.asOf month}";
  expect(markedBlocks(`Since ${month}.`)).toEqual([`Since ${icaMark("December 2025")}.`]);
  expect(markedBlocks(`${ica}, of ${month}.`)).toEqual([`${icaMark()}, of December 2025.`]);
});

test("a mark bears the month in which editors checked the fact", () => {
  const value = { range: [41, 57], currency: "PEN", lookUp: "cruzDelSur" };
  const facts = factsWith({
    "costs.transportPrices.limaIca": { value, asOf: "2024-03", isEstimate: false },
  });
  expect(blocksWith(facts, [ica])).toEqual([
    "[41–57\u00a0soles](fact:costs.transportPrices.limaIca@2024-03)",
  ]);
});

/** Part of a sum that bears an older month. */
const unmarked: Partial<Record<GuidePage, string[]>> = {
  costs: ["costs.itemCosts"],
  itineraries: ["itineraries.ways.cocachimbaChiclayo", "itineraries.ways.maldonadoLodge"],
  questions: [
    "costs.dailyCosts",
    "costs.itemCosts",
    "costs.exchangeRates.usd",
    "costs.exchangeRates.eur",
    "costs.exchangeRates.gbp",
    "costs.machuPicchuBlock",
    "costs.tourPrices.nazcaFlight",
    "costs.tourPrices.nazcaAirfieldTax",
  ],
};

/** The parts of what a trip costs, the same on the page of each. */
const partsOfTrip = [
  "costs.dailyCosts",
  "costs.itemCosts",
  "costs.exchangeRates.usd",
  "costs.exchangeRates.eur",
  "costs.exchangeRates.gbp",
  "costs.machuPicchuBlock",
  "costs.smallThings",
  "costs.tourPrices.huacachinaBuggy",
  "costs.tourPrices.ballestas",
  "costs.tourPrices.colcaTicket",
  "itineraries.ways.maldonadoLodge",
  "costs.transportPrices.punoCuscoTour",
  "itineraries.ways.punoCuscoTour",
  "ways.colectivoFares",
];

/** Nothing stands behind a telephone number. */
const isCalled = ({ id, value }: ReadFact) => id === "country.emergency" || "tel" in value;

test("without the marks a page says in every language what it said before, and all that it says of facts is marked", async () => {
  for (const language of languages) {
    for (const page of guidePages) {
      const document = await loadGuideDocument(page, language);
      const { result: marked, read } = recordFacts(defaultFacts, document.printMarked);
      expect(wordsOf(marked)).toEqual(wordsOf(document.print(defaultFacts)));
      const { title, description, keywords, sections } = marked;
      const titles = sections.map((section) => section.title);
      expect(factsIn([title, description, keywords, titles]), page).toEqual([]);
      const json = JSON.stringify(marked);
      const missed = read.filter(({ id, asOf }) => !json.includes(`{"id":"${id}","asOf":"${asOf}"`));
      const parts = overviewOf(page) === "itineraries" ? partsOfTrip : (unmarked[page] ?? []);
      const ids = missed.filter((fact) => !parts.includes(fact.id) && !isCalled(fact)).map(({ id }) => id);
      expect.soft(ids, `${language} ${page}`).toEqual([]);
    }
  }
});
