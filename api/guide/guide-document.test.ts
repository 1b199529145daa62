import { expect, test } from "vitest";
import { guideDocumentSchema } from "./guide-document.ts";

const text = { type: "text", text: "Lima" };
const paragraph = { type: "paragraph", content: [text] };

test.each([
  ["a quote", { type: "blockquote", content: [paragraph] }],
  [
    "a picture in a list",
    {
      type: "bulletList",
      content: [
        { type: "listItem", content: [paragraph, { type: "picture", attrs: { src: "/a.jpg", alt: "" } }] },
      ],
    },
  ],
  ["a line break", { type: "paragraph", content: [text, { type: "hardBreak" }] }],
  ["an italic word", { type: "paragraph", content: [{ ...text, marks: [{ type: "italic" }] }] }],
])("no page of the guide has %s", (_, block) => {
  const page = (content: unknown[]) => ({
    type: "doc",
    attrs: { title: "Lima", description: [], keywords: [], pictureAlt: "Lima" },
    content,
  });
  expect(guideDocumentSchema.safeParse(page([paragraph])).success).toBe(true);
  expect(guideDocumentSchema.safeParse(page([paragraph, block])).success).toBe(false);
});
