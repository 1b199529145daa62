import { globSync, readFileSync } from "node:fs";
import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import { expect, test } from "vitest";
import { guideDocumentSchema } from "#api/guide/guide-document.ts";
import { releasedPages } from "#api/guide/released-pages.ts";
import { languages } from "#i18n/languages.ts";
import { readMarkdown } from "#content/documents/read-markdown.ts";
import { guideExtensions } from "./guide-extensions.ts";

const schema = getSchema(guideExtensions(null, null));

const documents = globSync("content/{guide,pages}/*/*.md").map(
  (file) => [file, readMarkdown(readFileSync(file, "utf8"))] as const,
);

test("the editor holds every document of the release, and gives it back as it was", () => {
  expect(documents).toHaveLength(releasedPages.length * languages.length);
  for (const [file, document] of documents) {
    const node = Node.fromJSON(schema, { type: "doc", content: document.content });
    expect(() => node.check(), file).not.toThrow();
    expect(guideDocumentSchema.parse({ ...node.toJSON(), attrs: document.attrs }), file).toEqual(document);
  }
});
