import { expect, test } from "vitest";
import { compareBlocks } from "./compare-blocks.ts";

const labels = { picture: "Kép", decorative: "Csak díszít" };

test("paragraphs that the other text lacks are marked", () => {
  const blocks = compareBlocks("<p>Egy</p><p>Kettő</p>", "<p>Egy</p><p>Három</p>", labels);
  expect(blocks).toEqual([
    { text: "Egy", isOnlyHere: false },
    { text: "Kettő", isOnlyHere: true },
  ]);
});

test("another formatting is a difference, shown as plain words", () => {
  const [block] = compareBlocks(
    "<p><strong>Lima</strong> &amp; Cusco</p>",
    "<p>Lima &amp; Cusco</p>",
    labels,
  );
  expect(block).toEqual({ text: "Lima & Cusco", isOnlyHere: true });
});

test("pictures and videos stand for themselves, by their words and address", () => {
  const mine =
    '<p>a</p><img src="data:image/png;base64,AA" alt="Hegy"><iframe src="x" title="YouTube"></iframe>';
  expect(compareBlocks(mine, "<p>a</p>", labels).map(({ text }) => text)).toEqual([
    "a",
    "Kép: Hegy",
    "Kép: YouTube",
  ]);
});

test("list items are blocks of their own", () => {
  const blocks = compareBlocks(
    "<ul><li><p>a</p></li><li><p>b</p></li></ul>",
    "<ul><li><p>b</p></li></ul>",
    labels,
  );
  expect(blocks).toEqual([
    { text: "a", isOnlyHere: true },
    { text: "b", isOnlyHere: false },
  ]);
});

test("the same words in a list or in a callout of another tone are a difference", () => {
  const tip = '<aside class="tip"><p>a</p><p>b</p></aside>';
  const warning = '<aside class="warning"><p>a</p></aside><ul><li><p>b</p></li></ul>';
  expect(compareBlocks(tip, warning, labels).map(({ isOnlyHere }) => isOnlyHere)).toEqual([true, true]);
  expect(compareBlocks(tip, `<p>c</p>${tip}`, labels).some(({ isOnlyHere }) => isOnlyHere)).toBe(false);
});

test("a table's rows, a picture's caption and a rule are blocks of their own", () => {
  const table = (cell: string) =>
    `<table><caption>Árak</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>${cell}</td></tr></tbody></table>`;
  const picture =
    '<figure><img src="/a" alt="tó"><figcaption>Felirat <small>Éva</small></figcaption></figure>';
  const blocks = compareBlocks(`${table("d")}<hr>${picture}`, `${table("e")}${picture}`, labels);
  expect(blocks.map(({ text, isOnlyHere }) => `${isOnlyHere ? "+" : " "}${text}`)).toEqual([
    " a | b",
    "+c | d",
    " Árak",
    "+———",
    " Kép: tó",
    " Felirat Éva",
  ]);
});
