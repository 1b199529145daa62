import { Node } from "@tiptap/pm/model";
import { expect, test } from "vitest";
import { canonicalHtml } from "#app/admin/text-editor/canonical-html.ts";
import { editorSchema } from "#tests/support/samples/idle-editor.ts";
import { outdatedFacts, type FactValues } from "./fact-values.ts";

/** A paragraph of texts, those with an address as links. */
function paragraph(...texts: { text: string; href?: string; isBold?: boolean }[]): Node {
  const content = texts.map(({ text, href, isBold }) => ({
    type: "text",
    text,
    marks: [
      ...(isBold ? [{ type: "bold" }] : []),
      ...(href === undefined ? [] : [{ type: "link", attrs: { href } }]),
    ],
  }));
  return Node.fromJSON(editorSchema, { type: "doc", content: [{ type: "paragraph", content }] });
}

const values: FactValues = new Map([["tickets.full", { value: "completo 145\u00a0soles", told: "Ticket" }]]);

test("a fact whose words are old or of another language is told with what readers see, and the text stays", () => {
  const href = "/fact/tickets.full";
  const doc = paragraph(
    { text: "Cuesta " },
    { text: "full 130 ", href },
    { text: "soles", href, isBold: true },
  );
  const before = canonicalHtml(doc);
  expect(outdatedFacts(doc, values)).toEqual([
    {
      from: 8,
      to: 22,
      id: "tickets.full",
      text: "full 130 soles",
      value: "completo 145\u00a0soles",
      told: "Ticket",
    },
  ]);
  expect(canonicalHtml(doc)).toBe(before);
});

test("nothing is told of one that says what readers see, of other links and of facts without a line", () => {
  const doc = paragraph(
    { text: "completo 145 soles", href: "/fact/tickets.full" },
    { text: "130", href: "/es/dato/tickets.full" },
    { text: "130", href: "/fact/tickets.unknown" },
    { text: "130" },
  );
  expect(outdatedFacts(doc, values)).toEqual([]);
});
