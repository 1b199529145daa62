import { expect, test } from "vitest";
import { parseXml } from "./parse-xml.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

test("elements, attributes and text are read", () => {
  expect(parseXml(`${declaration}<a b="&quot;1 &amp; 2&quot;">x &lt;y&gt;<c:d/></a>\n`)).toEqual({
    name: "a",
    attributes: { b: '"1 & 2"' },
    text: "x <y>",
    elements: [{ name: "c:d", attributes: {}, elements: [], text: "" }],
  });
});

test.each([
  "<a>",
  "<a></b>",
  "<a/><b/>",
  "</a>",
  "text",
  "<a/>text",
  "<a><b></a></b>",
  "",
  "<a",
  "<a>&</a>",
  "<a>&nbsp;</a>",
  "<a>&amp</a>",
  "<a b='1'/>",
  "<a b/>",
  '<a b="1" b="2"/>',
  '<a b="<"/>',
  "<a>\u0008</a>",
  "<a>\uFFFE</a>",
  "<a>\uD800</a>",
])("%j is refused", (document) => {
  expect(() => parseXml(declaration + document)).toThrow();
});

test("a document without its declaration is refused", () => {
  expect(() => parseXml("<a/>")).toThrow();
});
