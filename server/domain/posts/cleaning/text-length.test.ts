import { Parser } from "htmlparser2";
import { expect, onTestFinished, test, vi } from "vitest";
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
  const opened = vi.spyOn(Parser.prototype, "onopentagname");
  onTestFinished(() => opened.mockRestore());
  expect(textLength("<b>".repeat(1_000_000), 3000)).toBe(3001);
  expect(opened.mock.calls.length).toBeGreaterThan(990);
  expect(opened.mock.calls.length).toBeLessThan(1010);
});
