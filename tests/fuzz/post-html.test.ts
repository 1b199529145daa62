import { Node } from "@tiptap/pm/model";
import { expect, test } from "vitest";
import { canonicalHtml } from "#app/admin/text-editor/canonical-html.ts";
import { blocksSchema } from "#api/documents/block-tree.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { cleanHtml } from "#server/domain/posts/cleaning/clean-html.ts";
import { checkProperty } from "#tests/support/fuzzing/check-property.ts";
import { hostileMarkup } from "#tests/support/fuzzing/hostile-markup.ts";
import { violationsOf } from "#tests/support/readers/canonical-html.ts";
import { editorSchema } from "#tests/support/samples/idle-editor.ts";

test("hostile markup becomes canonical HTML, which cleaning again does not change", async () => {
  await checkProperty(2000, hostileMarkup, (html) => {
    const clean = cleanHtml(html);
    expect(violationsOf(clean)).toEqual([]);
    expect(cleanHtml(clean)).toBe(clean);
  });
});

test("canonical HTML is read into a tree that its schema and the text editor's hold, and printed as it was", async () => {
  await checkProperty(2000, hostileMarkup, (html) => {
    const clean = cleanHtml(html);
    const blocks = readHtml(clean);
    expect(printHtml(blocks)).toBe(clean);
    expect(blocksSchema.parse(blocks)).toEqual(blocks);
    if (blocks.length === 0) return;
    const document = Node.fromJSON(editorSchema, { type: "doc", content: blocks });
    document.check();
    expect(canonicalHtml(document)).toBe(clean);
  });
});
