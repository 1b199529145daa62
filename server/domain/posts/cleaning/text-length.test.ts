import { expect, test } from "vitest";
import { textLength } from "./text-length.ts";

const data = `data:image/png;base64,${"A".repeat(5000)}`;

test.each([
  [`<img src="${data}">`, 12],
  [`<IMG alt='x' SRC='${data}'>`, 20],
  [`<p>é<img src=${data}></p>`, 18],
  ["<p>plain</p>", 12],
])("a picture's data are no text: %#", (html, length) => {
  expect(textLength(html, 1000)).toBe(length);
});

test.each([
  ["in a text", `<p>src="data:image/${"<em>x</em>".repeat(500)}"</p>`],
  ["as plain text", `<p>&lt;img src="${data}"</p>`],
  ["in a comment", `<!-- <img src="${data}"> -->`],
  ["in another element", `<a src="${data}">a</a>`],
  ["in another attribute", `<img alt="${data}">`],
  ["of another kind", `<img src="data:text/html,${"A".repeat(5000)}">`],
  ["behind a section that other parsers end later", `<svg><![CDATA[><!-- ]]><a x=" --><img src="${data}">`],
  ["as names of attributes", `<img ${Array.from({ length: 1000 }, (_, n) => `a${n}`).join(" ")}>`],
])("what only looks like a picture counts: %s", (_, html) => {
  expect(textLength(html, 1000)).toBe(1001);
});

test("a text of any length is read no further than the limit", () => {
  const begun = performance.now();
  textLength("<b>".repeat(1000), 3000);
  const quick = performance.now() - begun;
  const long = "<b>".repeat(10_000_000);
  const again = performance.now();
  expect(textLength(long, 3000)).toBe(3001);
  expect(performance.now() - again).toBeLessThan(quick * 100 + 100);
});
