import { expect, test } from "vitest";
import { changesToSend, faultsOf, newAuthor, rebased, type AuthorDraft } from "./author-drafts.ts";

const draft = (slug: string, name: string) => ({ ...newAuthor(slug), slug, name });
const anna = draft("kovacs-anna", "Kovács Anna");
const bela = draft("bela", "Béla");
const sara = draft("sara", "Sára");

function storedOf(...drafts: (AuthorDraft & { slug: string })[]) {
  const authors = drafts.map(({ key: _, ...author }) => ({ ...author, links: [] }));
  return { authors, postSlugs: ["kovacs-anna", "peter"], version: "1" };
}

const stored = storedOf(anna, bela);

test("an author needs a name of one's own and links that are addresses with https", () => {
  expect(faultsOf([newAuthor("a1")], stored)).toEqual([{ control: "a1-name", kind: "name" }]);
  expect(faultsOf([anna, { ...newAuthor("b2"), name: "kovacs anna" }], stored)).toEqual([
    { control: "b2-name", kind: "sameName" },
  ]);
  const tooLong = `https://${"a".repeat(300)}`;
  for (const links of ["example.com", "http://example.com", "javascript:alert(1)", tooLong])
    expect(faultsOf([{ ...anna, links }], stored), links).toEqual([
      { control: "kovacs-anna-links", kind: "link" },
    ]);
});

test("nobody takes the name of another whom posts alone name, but who is new may be that other", () => {
  expect(faultsOf([anna, { ...bela, name: "Péter" }], stored)).toEqual([
    { control: "bela-name", kind: "sameName" },
  ]);
  expect(faultsOf([anna, { ...newAuthor("b2"), name: "Péter" }], stored)).toEqual([]);
  const exchanged = [
    { ...anna, name: bela.name },
    { ...bela, name: anna.name },
  ];
  expect(faultsOf(exchanged, stored)).toEqual([]);
});

test("only what differs is sent, with each link by itself", () => {
  expect(changesToSend([anna, bela], stored)).toEqual({ version: "1", changed: [], removed: [] });
  const links = ["https://example.com/anna", "https://example.org"];
  const changed = { ...anna, name: "Szabó Anna", links: ` ${links.join("\n\n")}\n` };
  const sent = changesToSend([changed, newAuthor("c3")], stored);
  expect(sent.removed).toEqual(["bela"]);
  expect(sent.changed).toMatchObject([{ slug: "kovacs-anna", name: "Szabó Anna", links }, { slug: null }]);
});

test("what was written goes on from what is stored now, and nobody is left out whom its writer did not know", () => {
  const isNew = { ...newAuthor("c4"), name: "Cili" };
  const edited = { ...anna, links: "https://example.com" };
  const after = storedOf(bela, draft("cili", "Cili"), sara);
  expect(rebased([isNew, edited, bela], stored, after)).toEqual([
    { ...isNew, slug: "cili" },
    { ...edited, slug: null },
    bela,
    sara,
  ]);
});
