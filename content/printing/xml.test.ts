import { expect, test } from "vitest";
import { parseXml } from "#tests/support/readers/parse-xml.ts";
import { element, escapeXml, xmlDocument } from "./xml.ts";

test("text comes back as it went in", () => {
  const text = `Tom & "Jerry" <b>'s</b> &amp; őű ¡ñ! 🦙\n\t`;
  const root = parseXml(xmlDocument(element("a", { b: text }, text)));
  expect(root).toMatchObject({ text, attributes: { b: text } });
});

test.each(["&", "<", ">", '"', "'", "🦙"])("a text with nothing but %s comes back too", (text) => {
  expect(parseXml(xmlDocument(element("a", { b: text }, text)))).toMatchObject({
    text,
    attributes: { b: text },
  });
});

test("what XML cannot hold is left out", () => {
  expect(escapeXml("a\u0000\u0008\u000Bb\uFFFEc\uD800d\u0085e")).toBe("abcd\u0085e");
});

test("elements stand in elements", () => {
  const root = parseXml(xmlDocument(element("a", {}, [element("b", {}, "1"), element("c", {})])));
  expect(root.elements.map(({ name, text }) => [name, text])).toEqual([
    ["b", "1"],
    ["c", ""],
  ]);
});
