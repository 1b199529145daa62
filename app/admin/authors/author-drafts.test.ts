import { expect, test } from "vitest";
import { changesToSend, draftsOf, faultsOf, newAuthor, withSlugs } from "./author-drafts.ts";

const anna = { ...newAuthor("a1"), slug: "kovacs-anna", name: "Kovács Anna" };
const bela = { ...newAuthor("b2"), slug: "bela", name: "Béla" };

test("an author needs a name of one's own and links that are addresses with https", () => {
  expect(faultsOf([newAuthor("a1")])).toEqual([{ control: "a1-name", kind: "name" }]);
  expect(faultsOf([anna, { ...newAuthor("b2"), name: "kovacs anna" }])).toEqual([
    { control: "b2-name", kind: "sameName" },
  ]);
  for (const links of ["example.com", "http://example.com", "javascript:alert(1)"])
    expect(faultsOf([{ ...anna, links }]), links).toEqual([{ control: "a1-links", kind: "link" }]);
});

test("only what differs is sent, with each link by itself", () => {
  expect(changesToSend([anna, bela], [anna, bela])).toEqual({ changed: [], removed: [] });
  const links = ["https://example.com/anna", "https://example.org"];
  const changed = { ...anna, name: "Szabó Anna", links: ` ${links.join("\n\n")}\n` };
  const sent = changesToSend([changed, newAuthor("c3")], [anna, bela]);
  expect(sent.removed).toEqual(["bela"]);
  expect(sent.changed).toMatchObject([{ slug: "kovacs-anna", name: "Szabó Anna", links }, { slug: null }]);
});

test("after a save the form goes on with what was stored, and with what was written meanwhile", () => {
  const links = ["https://example.com/anna", "https://example.org"];
  const sent = { ...newAuthor("a1"), name: "kovács anna" };
  const drafts = draftsOf(
    {
      authors: [
        { ...anna, links },
        { ...bela, links: [] },
      ],
    },
    [sent],
  );
  expect(drafts[0]).toEqual({ ...anna, key: "a1", links: links.join("\n") });
  expect(drafts[1]?.key).toHaveLength(36);
  const newest = { ...sent, lines: { ...sent.lines, hu: "Limában él." } };
  expect(withSlugs([newest, newAuthor("c3")], drafts)).toEqual([
    { ...newest, slug: "kovacs-anna" },
    newAuthor("c3"),
  ]);
});
