import type { Block } from "#api/documents/block-tree.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { guideText } from "./guide-text.ts";
import { readMarkdown } from "./read-markdown.ts";

const head = ["---", "title: Test", "description: A test", "keywords: [one]", "pictureAlt: A picture", "---"];

function page(...lines: string[]) {
  return [...head, "The lead.", "## Section {#section}", ...lines].join("\n\n");
}

const link = (href: string) => ({ type: "link", attrs: { href } });
const local = (language: string) => ({ type: "local", attrs: { language } });

function blocksOf(...lines: string[]) {
  return guideText(defaultFacts, readMarkdown(page(...lines)), "en").sections[0]?.blocks;
}

test("a text keeps its marks, its links and its local words, and prints its facts", () => {
  expect(
    blocksOf(
      "**Bold**, [a *menú*](#section), *qu:chaskas*: {fact places.cusco.altitude altitude}, {fact country.emergency.police call}.",
    ),
  ).toEqual([
    {
      kind: "paragraph",
      text: [
        { type: "text", text: "Bold", marks: [{ type: "bold" }] },
        { type: "text", text: ", " },
        { type: "text", text: "a ", marks: [link("#section")] },
        { type: "text", text: "menú", marks: [link("#section"), local("es")] },
        { type: "text", text: ", " },
        { type: "text", text: "chaskas", marks: [local("qu")] },
        { type: "text", text: ": 3,399\u00a0m\u00a0/ 11,150\u00a0ft, " },
        { type: "text", text: "105", marks: [link("tel:105")] },
        { type: "text", text: "." },
      ],
    },
  ]);
});

test("a sum of facts is called by the words and numbers in its brackets", () => {
  const [sum] = blocksOf("{fact costs.tripTotal(2,midRange) soles}") ?? [];
  expect(sum).toMatchObject({ text: expect.stringMatching(/^[\d,]+–[\d,]+\u00a0soles$/) });
});

test("lists, steps, terms, tables, notes and questions are read as what they are", () => {
  expect(
    blocksOf(
      "- one\n- two",
      "Between.",
      "- [ ] to do",
      "1. First\n\n   Do it.\n\n2. Second\n\n   Do that.",
      "Height\n: 3 m",
      "| Head | Value |\n| --- | --- |\n| a | b |",
      ": The caption",
      "::: warning Mind\n\nThe gap.\n\n:::",
      "::: questions\n\n### Why? {#why}\n\nBecause.\n\n:::",
      "![](figure:map)",
    ),
  ).toEqual([
    { kind: "list", items: ["one", "two"] },
    { kind: "paragraph", text: "Between." },
    { kind: "checklist", items: ["to do"] },
    {
      kind: "steps",
      items: [
        { title: "First", text: "Do it." },
        { title: "Second", text: "Do that." },
      ],
    },
    { kind: "terms", items: [{ term: "Height", text: "3 m" }] },
    { kind: "table", caption: "The caption", head: ["Head", "Value"], rows: [["a", "b"]] },
    { kind: "note", tone: "warning", title: "Mind", text: ["The gap."] },
    { kind: "questions", items: [{ id: "why", question: "Why?", answer: ["Because."] }] },
    { kind: "figure", figure: "map" },
  ]);
});

test.each([
  ["a container of no kind", "::: box\n\nText\n\n:::", /no container that is called box/],
  ["a list that goes on as a checklist", "- one\n- [ ] to do", /a list and a checklist stand apart/],
  ["a quotation", "> said", /no block of this kind \(blockquote\)/],
  ["a way of printing that is none", "{fact places.cusco.altitude feet}", /cannot be printed as feet/],
  [
    "a fact that is none",
    "{fact places.atlantis.altitude metres}",
    /\{fact places\.atlantis\.altitude metres\} cannot/,
  ],
  ["a fact of another kind", "{fact places.cusco.altitude month}", /cannot be printed/],
])("%s is refused, with its name", (_what, line, message) => {
  expect(() => blocksOf(line)).toThrow(message);
});

test("a document without its head is none", () => {
  expect(() => readMarkdown("# Title")).toThrow("a document begins with its title");
});

test("a part that has moved keeps its anchor, with a link to where it is", () => {
  const moved = ["moved:", '  old: "[The part](page:costs#paying)"'].join("\n");
  const source = [...head.slice(0, -1), moved, "---", "", "The lead.", "", "## Section {#section}"].join(
    "\n",
  );
  expect(guideText(defaultFacts, readMarkdown(source), "en").moved).toEqual([
    { id: "old", text: [{ type: "text", text: "The part", marks: [link("page:costs#paying")] }] },
  ]);
});

test("a page of a few lines has no section, and its first sentence describes it", () => {
  const words = (text: string) => ({
    type: "paragraph" as const,
    content: [{ type: "text" as const, text }],
  });
  const document = (lead: string, ...content: Block[]): GuideDocument => ({
    type: "doc",
    attrs: { title: "Trips", description: [], keywords: [], pictureAlt: "" },
    content: [
      words(lead),
      { type: "heading", attrs: { level: 2, id: "s" }, content: [] },
      { type: "paragraph", content: [] },
      ...content,
    ],
  });
  const printed = (...all: Parameters<typeof document>) => guideText(defaultFacts, document(...all), "en");
  expect(printed("We go in May. Then we rest.")).toMatchObject({
    sections: [],
    description: "We go in May.",
  });
  expect(printed("a ".repeat(90)).description).toBe(`${"a ".repeat(80).trim()}…`);
  expect(printed("Lead", words("More"))).toMatchObject({ sections: [{ title: "" }], description: "Lead" });
});
