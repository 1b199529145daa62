import { expect, test } from "vitest";
import { factKinds } from "#api/facts/fact-kinds.ts";
import { fieldTypes } from "#api/facts/field-types.ts";
import { sites } from "#content/facts/places/sites.ts";
import { faultsOf, fieldsOf, leavesOf } from "#api/facts/fact-value.ts";
import { loadFactFields } from "#content/loading/load-fact-fields.ts";
import { printFact } from "#content/printing/print-fact.ts";
import { languages } from "#i18n/languages.ts";
import { allDatedFacts } from "./all-facts.ts";
import { loadFactDefaults } from "./fact-defaults.ts";
import { factRecords, type FactRecord } from "./fact-records.ts";
import { loadSayingOfFact } from "./load-saying-of-fact.ts";
import { loadPagesOfFacts } from "./facts-of-pages.ts";
import published from "./published-sources.json" with { type: "json" };

test("each dated object of content/facts has its record, and each record its object", () => {
  const ids = allDatedFacts().map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(factRecords).toSorted());
});

test("each fact has a name of its own in each language, and a source that can be opened", async () => {
  const facts = [...(await loadFactDefaults()).values()];
  for (const language of ["hu", "en", "es"] as const) {
    const names = facts.map((fact) => fact.names[language]);
    expect(names.filter((name, index) => name.trim() === "" || names.indexOf(name) !== index)).toEqual([]);
  }
  for (const { id, source, basis } of facts) {
    expect(
      [source === null, basis === null].toSorted(),
      `${id} has a source or says from what it is estimated`,
    ).toEqual([false, true]);
    if (source) expect(source.url, id).toMatch(/^https:/);
  }
});

test("each record has a kind, sources and types that there are", () => {
  for (const [id, record] of Object.entries<FactRecord>(factRecords)) {
    const { kind, source, fields = {}, line = 3 } = record;
    expect(factKinds, id).toContain(kind);
    if (source) expect(sites, id).toHaveProperty(source);
    for (const type of Object.values(fields)) expect(fieldTypes, id).toContain(type);
    if (typeof line === "string") expect(["byStyle", "spread"], id).toContain(line);
    const known = ["kind", "source", "everyMonths", "agesFast", "validUntil", "next", "fields", "line"];
    expect(known, id).toEqual(expect.arrayContaining(Object.keys(record)));
  }
});

test("a report is named as the source of facts that there are", () => {
  expect(Object.keys(published).filter((id) => !(id in factRecords))).toEqual([]);
});

test("a fact's unit is that of its numbers", async () => {
  const facts = await loadFactDefaults();
  expect(facts.get("costs.transportPrices.limaIca")?.unit).toBe("PEN");
  expect(facts.get("treks.treks.salkantay.price")?.unit).toBe("USD");
  expect(facts.get("costs.tips")?.unit).toBeNull();
});

test("the types of a fact lead to values that are of them, and each number has one", async () => {
  for (const fact of (await loadFactDefaults()).values()) {
    const { id, fields, value } = fact;
    expect(faultsOf(fact, value), id).toEqual({});
    if (fact.next) expect(faultsOf(fact, fact.next.value), id).toEqual({});
    expect(fact.next ? fact.next.from > fact.asOf && fact.next.asOf >= fact.asOf : true, id).toBe(true);
    for (const [pattern, type] of Object.entries(fields))
      expect(fieldsOf({ value, fields: { [pattern]: type } }), `${id} ${pattern}`).not.toEqual([]);
    const typed = leavesOf(fact).map(({ path }) => path);
    expect(new Set(typed).size, id).toBe(typed.length);
    expect(
      numbersIn(value, "").filter((path) => !typed.includes(path)),
      id,
    ).toEqual([]);
  }
});

function numbersIn(value: unknown, path: string): string[] {
  if (typeof value === "number") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    numbersIn(inner, path === "" ? key : `${path}.${key}`),
  );
}

test("a fact's page says in a sentence what the guide says of it, or has a value that its name tells of", async () => {
  const facts = [...(await loadFactDefaults()).values()];
  const pagesOf = await loadPagesOfFacts();
  for (const language of languages) {
    const words = await loadFactFields(language);
    for (const fact of facts) {
      const { id } = fact;
      const said = await loadSayingOfFact(id, pagesOf.get(id) ?? [], language, {});
      const text = said ?? printFact(fact, language, words);
      expect(text?.trim(), `${language} ${id}`).toBeTruthy();
      expect(text, `${language} ${id}`).not.toMatch(/[\ue000[\]]|\*\*|undefined/);
    }
  }
  const advice = await loadSayingOfFact(
    "health.yellowFeverAdvice",
    pagesOf.get("health.yellowFeverAdvice") ?? [],
    "en",
    {},
  );
  expect(advice).toMatch(/vaccin/i);
});

test("of a sum in a table nothing is quoted for the facts that it is made of", async () => {
  const pagesOf = await loadPagesOfFacts();
  const id = "itineraries.ways.limaHuacachina";
  expect(pagesOf.get(id)).toContain("itineraries");
  expect(await loadSayingOfFact(id, ["itineraries"], "en", {})).toBeNull();
  expect(await loadSayingOfFact(id, ["itinerary-with-children"], "en", {})).toContain("US$12–20");
});

test("what a page says of a fact is what editors say of it now", async () => {
  const id = "costs.transportPrices.limaIca";
  const value = { range: [41, 1057], currency: "PEN", lookUp: "cruzDelSur" };
  const pages = (await loadPagesOfFacts()).get(id) ?? [];
  const changed = { [id]: { value, asOf: "2026-11", isEstimate: false } };
  expect(await loadSayingOfFact(id, pages, "en", changed)).toContain("1,057");
});
