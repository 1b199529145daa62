import { afterEach, expect, test } from "vitest";
import { transportPrices } from "#content/facts/costs/big-items.ts";
import { dailyCosts } from "#content/facts/costs/daily-costs.ts";
import { setFactOverrides, valueOfFact } from "#content/facts/records/dated-facts.ts";
import { emergency } from "#content/facts/country.ts";
import type { Block, GuidePageText } from "#content/guide-page.ts";
import { guideWords, printGuideWords } from "#content/guide-words.ts";
import { loadGuideWords } from "#content/load-guide-page.ts";
import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import { formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { languages } from "#i18n/languages.ts";
import { wordsOf } from "#tests/support/readers/guide-texts.ts";
import { markFacts } from "./mark-facts.ts";

afterEach(() => setFactOverrides({}));

const soles = ([from, to]: readonly [number, number]) => formatSoles(from, "en", to);
const ica = () => soles(transportPrices.limaIca.range);
const cusco = () => soles(transportPrices.limaCusco.range);

function markedBlocks(blocks: () => Block[]): Block[] {
  const words = guideWords(() => pageWith(blocks()));
  const { text, ages } = printGuideWords(words);
  return markFacts(words, text, ages).sections[0]?.blocks ?? [];
}

function pageWith(blocks: Block[]): GuidePageText {
  const section = { id: "a", title: `From ${ica()}`, blocks };
  return {
    title: `From ${ica()}`,
    description: `From ${ica()}`,
    keywords: [],
    lead: "",
    pictureAlt: "",
    sections: [section],
  };
}

const icaMark = (said = "40–55\u00a0soles") => `[${said}](fact:costs.transportPrices.limaIca@2025-12)`;

/** Heard without its month. */
const quiet = (mark: string) => mark.replace(/\)$/, "~)");

test("a value is a link to its fact, with the unit and without what stands around it", () => {
  expect(markedBlocks(() => [`The bus (${ica()}), **${cusco()}** to Cusco.`])).toEqual([
    `The bus (${icaMark()}), **[80–200\u00a0soles](fact:costs.transportPrices.limaCusco@2025-12)** to Cusco.`,
  ]);
});

test("a fact is marked once in a paragraph, an item or a row", () => {
  expect(
    markedBlocks(() => [
      `${ica()}, today ${ica()}`,
      { kind: "list", items: [`${ica()} and ${ica()}`, `again ${ica()}`] },
      { kind: "table", caption: "", head: ["a", "b"], rows: [["Ica", ica(), ica()]] },
    ]),
  ).toEqual([
    `${icaMark()}, today 40–55\u00a0soles`,
    { kind: "list", items: [`${icaMark()} and 40–55\u00a0soles`, `again ${quiet(icaMark())}`] },
    { kind: "table", caption: "", head: ["a", "b"], rows: [["Ica", icaMark(), "40–55\u00a0soles"]] },
  ]);
});

test("a fact of several rows is named by the table, not in each cell", () => {
  const rows = () => [
    ["Ica", ica(), soles(dailyCosts.soles.backpacker.bed)],
    ["Cusco", cusco(), soles(dailyCosts.soles.midRange.bed)],
  ];
  const [table] = markedBlocks(() => [
    { kind: "table", caption: "Prices", head: ["a", "b", "c"], rows: rows() },
  ]);
  expect(table).toMatchObject({
    caption: "Prices",
    facts: [{ id: "costs.dailyCosts", asOf: "2026-03", isPart: false }],
  });
  expect(JSON.stringify(table).match(/\(fact:/g)).toHaveLength(2);
});

test("beside a link a sign stands, because no link can stand in another; behind a telephone number nothing does", () => {
  expect(markedBlocks(() => [`Police: [${emergency.police}](page:entry).`])).toEqual([
    expect.stringMatching(/^Police: \[105\]\(page:entry\)\[\]\(fact:country\.emergency@[\d-]+\)\.$/),
  ]);
  expect(markedBlocks(() => [`Police: [${emergency.police}](tel:${emergency.police}).`])).toEqual([
    "Police: [105](tel:105).",
  ]);
});

test("what is reckoned from several facts is as old as the oldest of them", () => {
  const both = () => String(transportPrices.limaIca.range[0] + transportPrices.limaCusco.range[0]);
  expect(markedBlocks(() => [`In all ${both()} soles`])).toEqual([`In all ${icaMark("120")} soles`]);
  const rows = () => [1, 2].map((times) => [String(times), String(times * Number(both()))]);
  expect(markedBlocks(() => [{ kind: "table", caption: "", head: ["a", "b"], rows: rows() }])).toMatchObject([
    { facts: [{ id: "costs.transportPrices.limaIca", asOf: "2025-12", isPart: true }] },
  ]);
});

test("a fact that says nothing but since when it holds stands where its month does", () => {
  const month = () => formatMonth(transportPrices.limaIca.asOf, "en");
  expect(markedBlocks(() => [`Since ${month()}.`])).toEqual([`Since ${icaMark("December 2025")}.`]);
});

test("a mark bears the month in which the desk checked the fact", () => {
  const value = { range: [41, 57], currency: "PEN", lookUp: "cruzDelSur" };
  setFactOverrides({ "costs.transportPrices.limaIca": { value, asOf: "2024-03", isEstimate: false } });
  expect(markedBlocks(() => [ica()])).toEqual([
    "[41–57\u00a0soles](fact:costs.transportPrices.limaIca@2024-03)",
  ]);
});

test("titles and what search engines are told bear no marks", async () => {
  for (const page of guidePages) {
    const words = await loadGuideWords(page, "en");
    const { text, ages } = printGuideWords(words);
    const { title, description, keywords, sections } = markFacts(words, text, ages);
    const titles = sections.map((section) => section.title);
    const plain = JSON.stringify([title, description, keywords, titles]);
    expect(plain, page).not.toContain("(fact:");
  }
});

/** Part of a sum that bears an older month, or read for their month beside an older one. */
const unmarked: Partial<Record<GuidePage, string[]>> = {
  costs: ["costs.itemCosts"],
  itineraries: ["itineraries.ways.cocachimbaChiclayo", "itineraries.ways.maldonadoLodge"],
  questions: [
    "costs.itemCosts",
    "costs.exchangeRates.usd",
    "costs.exchangeRates.eur",
    "costs.exchangeRates.gbp",
    "costs.machuPicchuBlock",
    "costs.tourPrices.nazcaFlight",
    "costs.tourPrices.nazcaAirfieldTax",
  ],
};

/** Nothing stands behind a telephone number. */
const isCalled = (id: string) => id === "country.emergency" || "tel" in valueOfFact(id);

test("without the marks a page says in every language what it said before, and the facts that it prints are marked", async () => {
  const shown = (page: GuidePageText) => wordsOf(page).map(({ text }) => text);
  for (const language of languages) {
    for (const page of guidePages) {
      const words = await loadGuideWords(page, language);
      const { text, ages } = printGuideWords(words);
      const marked = markFacts(words, text, ages);
      expect(shown(marked).map((one) => one.replaceAll(/\[([^[\]]*)\]\(fact:[^)]+\)/g, "$1"))).toEqual(
        shown(text),
      );
      const json = JSON.stringify(marked);
      const missed = ages.filter(
        ({ id, asOf }) =>
          !json.includes(`(fact:${id}@${asOf})`) &&
          !json.includes(`(fact:${id}@${asOf}~)`) &&
          !json.includes(`{"id":"${id}","asOf":"${asOf}"`),
      );
      const ids = missed.map(({ id }) => id).filter((id) => !unmarked[page]?.includes(id) && !isCalled(id));
      expect.soft(ids, `${language} ${page}`).toEqual([]);
    }
  }
});
