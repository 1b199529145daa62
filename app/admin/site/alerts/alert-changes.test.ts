import { expect, test } from "vitest";
import { byLanguage } from "#i18n/languages.ts";
import { alertToSend, draftOf, faultsOf, newAlert, stateOf } from "./alert-changes.ts";

const fresh = newAlert("0123abcd", "2026-11-29");
const words = byLanguage(() => ({ title: "", text: "" }));

test("an alert needs a title in one language, and in each that has a text", () => {
  expect(faultsOf([fresh])).toEqual([{ control: "0123abcd-hu-title", kind: "title" }]);
  const english = { ...words, en: { title: "No trains", text: "" } };
  expect(faultsOf([{ ...fresh, words: english }])).toEqual([]);
  const spanish = { ...english, es: { title: " ", text: "No hay trenes." } };
  expect(faultsOf([{ ...fresh, words: spanish }])).toEqual([{ control: "0123abcd-es-title", kind: "title" }]);
});

test("an alert needs days in their order, and a page or a place", () => {
  const titled = { ...fresh, words: { ...words, hu: { title: "Nincs vonat", text: "" } } };
  const kinds = (change: object) => faultsOf([{ ...titled, ...change }]).map(({ kind }) => kind);
  expect(kinds({ until: "2026-11-28" })).toEqual(["days"]);
  expect(kinds({ until: "" })).toEqual(["days"]);
  expect(kinds({ pages: [] })).toEqual(["place"]);
  expect(kinds({ pages: [], places: ["cusco"] })).toEqual([]);
});

test("languages without words are not sent, and are empty in the form again", () => {
  const sent = alertToSend({ ...fresh, words: { ...words, hu: { title: "Nincs vonat", text: "" } } });
  expect(sent.words).toEqual({ hu: { title: "Nincs vonat", text: "" } });
  expect(draftOf(sent).words.es).toEqual({ title: "", text: "" });
});

test("an alert is shown from its first day to its last", () => {
  const days = { from: "2026-11-29", until: "2026-12-01" };
  const states = ["2026-11-28", "2026-11-29", "2026-12-01", "2026-12-02"].map((day) => stateOf(days, day));
  expect(states).toEqual(["planned", "shown", "shown", "ended"]);
});
