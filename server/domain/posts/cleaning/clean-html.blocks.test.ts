import { expect, test } from "vitest";
import { violationsOf } from "#tests/support/readers/canonical-html.ts";
import { cleanHtml } from "./clean-html.ts";

const picture = (name: string, more = "") => `<img src="https://a.test/${name}.png" alt=""${more}>`;
const table = (body: string) => `<table><tbody>${body}</tbody></table>`;

const blocks: [name: string, html: string, clean: string][] = [
  [
    "a table with a head row and a head column",
    "<table border=1><caption> Árak <b>soles</b>ban </caption><colgroup><col></colgroup><tr><th>a</th><th>b</th></tr><tr><th>c</th><td><p>d</p><p>e</p></td></tr></table>",
    '<table><caption>Árak solesban</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d<br>e</td></tr></tbody></table>',
  ],
  [
    "a head row of plain cells",
    "<table><thead><tr><td>a</td><td>b</td></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>",
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
  ],
  [
    "head cells anywhere",
    "<table><tr><td>a</td><th>b</th></tr><tr><th>c</th><td>d</td></tr></table>",
    table("<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>"),
  ],
  [
    "merged cells",
    "<table><tr><td rowspan=2>a</td><td colspan=2>b</td></tr><tr><td>c</td><td>d</td></tr><tr><td>e</td></tr></table>",
    table(
      "<tr><td>a</td><td>b</td><td></td></tr><tr><td></td><td>c</td><td>d</td></tr><tr><td>e</td><td></td><td></td></tr>",
    ),
  ],
  [
    "lists, formats and pictures in cells",
    `<table><tr><td><ul><li>a</li><li><a href="/">b</a></li></ul></td><td><h3>c</h3>${picture("p")}</td></tr></table>d`,
    `${table('<tr><td>a<br><a href="/">b</a></td><td>c</td></tr>')}${picture("p")}<p>d</p>`,
  ],
  [
    "a table in a table",
    "<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr><tr><td>d</td></tr></table></td></tr></table>",
    table("<tr><td>a</td><td>b c<br>d</td></tr>"),
  ],
  ["a table of one cell", "<table><tr><td><p>a</p><p>b</p></td></tr></table>", "<p>a<br>b</p>"],
  ["a table of nothing", "<table><caption></caption><tr><td> </td><td></td></tr></table>a", "<p>a</p>"],
  ["parts of a table without one", "<tr><td>a</td><td>b</td></tr><caption>c</caption>", "<p>a b</p><p>c</p>"],
  [
    "callouts",
    '<aside class="tip">a<ul><li>b</li></ul></aside><aside class="warning"><p>c</p></aside><aside>d</aside><aside class="tip"></aside>',
    '<aside class="tip"><p>a</p><ul><li><p>b</p></li></ul></aside><aside class="warning"><p>c</p></aside><p>d</p>',
  ],
  [
    "a picture with caption and credit",
    `<figure class="x">${picture("p")}<figcaption><p>A <b>tó</b></p> <cite>Kiss Éva</cite></figcaption></figure>`,
    `<figure>${picture("p")}<figcaption>A tó <small>Kiss Éva</small></figcaption></figure>`,
  ],
  [
    "a credit alone",
    `<figure>${picture("p")}<figcaption><small>Kiss Éva</small></figcaption></figure>`,
    `<figure>${picture("p")}<figcaption><small>Kiss Éva</small></figcaption></figure>`,
  ],
  ["a figure without words", `<figure>${picture("p")}<figcaption> </figcaption></figure>`, picture("p")],
  [
    "a figure of something else",
    `<figure><p>a</p>${picture("p")}<figcaption>b</figcaption></figure>`,
    `<p>a</p>${picture("p")}<p>b</p>`,
  ],
  [
    "a figure with a table",
    "<figure><table><tr><td>a</td><td>b</td></tr></table><figcaption>c</figcaption></figure>",
    "<table><caption>c</caption><tbody><tr><td>a</td><td>b</td></tr></tbody></table>",
  ],
  [
    "a gallery",
    `<div class="gallery">a${picture("p")}<figure>${picture("q")}<figcaption>b</figcaption></figure></div>`,
    `<div class="gallery">${picture("p")}<figure>${picture("q")}<figcaption>b</figcaption></figure></div><p>a</p>`,
  ],
  ["a gallery of one", `<div class="gallery">${picture("p")}</div>`, picture("p")],
  [
    "a picture that only decorates",
    picture("p", ' role="presentation"'),
    picture("p", ' role="presentation"'),
  ],
];

test.each(blocks)("canonical form: %s", (_, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
  expect(violationsOf(clean)).toEqual([]);
});

test("a table with too many columns or rows becomes paragraphs, and keeps its words", () => {
  const wide = `<table><tr>${"<td>a</td>".repeat(21)}</tr></table>`;
  expect(cleanHtml(wide)).toBe(`<p>${"a ".repeat(20)}a</p>`);
  expect(cleanHtml(`<table>${"<tr><td>a</td><td>b</td></tr>".repeat(501)}</table>`)).toBe(
    "<p>a b</p>".repeat(501),
  );
});

test("spans of any size do not make a short text long", () => {
  const clean = cleanHtml(`<table>${'<tr><td colspan="9999" rowspan=9999>a'.repeat(2000)}</table>`);
  expect(clean.length).toBeLessThan(100_000);
});
