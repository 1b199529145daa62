import { expect, test } from "vitest";
import { readHtml } from "#api/post-html/read-html.ts";
import { headingsOf } from "./post-headings.ts";

const headings = (html: string) => [...headingsOf(readHtml(html)).values()];

test("headings of two levels get an id by their words, wherever they stand", () => {
  expect(
    headings(
      '<h2 class="indent-1">Első &amp; <strong>nap</strong></h2><aside class="tip"><h3>Őszi<br>túra</h3></aside><h4>Nem</h4><p>&lt;h2&gt;b</p>',
    ),
  ).toEqual([
    { id: "_h-elso-nap", text: "Első & nap", isSub: false },
    { id: "_h-oszi-tura", text: "Őszi túra", isSub: true },
  ]);
});

test("ids are unique, whatever the headings are called", () => {
  const ids = headings("<h2>A</h2><h2>A 2</h2><h2>a</h2><h3>A!</h3><h2>🦙</h2><h2>李</h2>").map(
    ({ id }) => id,
  );
  expect(ids).toEqual(["_h-a", "_h-a-2", "_h-a-3", "_h-a-4", "_h-x", "_h-x-2"]);
});

test("a heading without words is none", () => {
  const nbsp = { type: "text", text: "\u00a0" } as const;
  expect(headingsOf([{ type: "heading", attrs: { level: 2 }, content: [nbsp] }])).toEqual(new Map());
});
