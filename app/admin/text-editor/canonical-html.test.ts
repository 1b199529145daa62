import { Node, Schema } from "@tiptap/pm/model";
import { expect, test } from "vitest";
import { canonicalHtml } from "./canonical-html.ts";
import { editorSchema } from "#tests/support/samples/idle-editor.ts";

const text = (words: string, ...marks: string[]) => ({
  type: "text",
  text: words,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const list = (type: string, ...items: object[][]) => ({
  type,
  content: items.map((content) => ({ type: "listItem", content })),
});
const html = (...content: object[]) => canonicalHtml(Node.fromJSON(editorSchema, { type: "doc", content }));

test("an empty text is nothing", () => {
  expect(html(paragraph())).toBe("");
  expect(html(paragraph(text("  ")), { type: "blockquote", content: [paragraph()] })).toBe("");
});

test("formats stand in one order, and neighbours share them", () => {
  expect(html(paragraph(text("a", "underline", "bold"), text("b", "bold")))).toBe(
    "<p><strong><u>a</u>b</strong></p>",
  );
});

test("blanks at the ends of lines and twice are left out, a no-break space stays", () => {
  const lines = [text(" a  b "), { type: "hardBreak" }, text(" 10\u00a0km "), { type: "hardBreak" }];
  expect(html(paragraph(...lines))).toBe("<p>a b<br>10&nbsp;km</p>");
});

test("a link that leads nowhere is only text", () => {
  const link = { type: "link", attrs: { href: "javascript:alert(1)" } };
  expect(html(paragraph({ type: "text", text: "a", marks: [link] }))).toBe("<p>a</p>");
});

test("empty items disappear, and lists in them move up", () => {
  const inner = list("bulletList", [paragraph(text("b"))]);
  expect(html(list("bulletList", [paragraph()], [paragraph(), inner], [paragraph(text("c"))]))).toBe(
    "<ul><li><p>b</p></li><li><p>c</p></li></ul>",
  );
});

test("a picture in an item without text stands between two lists", () => {
  const picture = { type: "picture", attrs: { src: "https://a.test/b.png", alt: "x" } };
  expect(
    html(list("orderedList", [paragraph(text("a"))], [paragraph(), picture], [paragraph(text("c"))])),
  ).toBe('<ol><li><p>a</p></li></ol><img src="https://a.test/b.png" alt="x"><ol><li><p>c</p></li></ol>');
});

test("indentation is kept outside of lists only", () => {
  const indented = { ...paragraph(text("a")), attrs: { indent: 3 } };
  expect(html(indented, list("bulletList", [indented]))).toBe(
    '<p class="indent-3">a</p><ul><li><p>a</p></li></ul>',
  );
});

test("a node that has no form in canonical HTML is an error, not a picture", () => {
  const withDivider = new Schema({
    nodes: editorSchema.spec.nodes.addToEnd("divider", { group: "block" }),
    marks: editorSchema.spec.marks,
  });
  const document = Node.fromJSON(withDivider, { type: "doc", content: [{ type: "divider" }] });
  expect(() => canonicalHtml(document)).toThrow('"divider"');
});

test("a gallery is pictures, and one alone no gallery", () => {
  const picture = (name: string) => ({ type: "picture", attrs: { src: `https://a.test/${name}.png` } });
  const gallery = (...content: object[]) => html({ type: "gallery", content });
  expect(gallery(picture("a"), picture("b"))).toBe(
    '<div class="gallery"><img src="https://a.test/a.png" alt=""><img src="https://a.test/b.png" alt=""></div>',
  );
  expect(gallery(picture("a"))).toBe('<img src="https://a.test/a.png" alt="">');
  expect(gallery({ type: "picture" })).toBe("");
});

test("a table has its heads by whole rows and columns", () => {
  const cell = (type: string, words: string) => ({ type, content: [paragraph(text(words))] });
  const row = (...content: object[]) => ({ type: "tableRow", content });
  const table = {
    type: "table",
    attrs: { caption: "c" },
    content: [
      row(cell("tableHeader", "a"), cell("tableHeader", "b")),
      row(cell("tableHeader", "d"), {
        type: "tableCell",
        content: [paragraph(text("e")), paragraph(text("f"))],
      }),
    ],
  };
  expect(html(table)).toBe(
    '<table><caption>c</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">d</th><td>e<br>f</td></tr></tbody></table>',
  );
});
