import { expect, test } from "vitest";
import { withHeadingIds } from "./post-headings.ts";

test("headings of two levels get an id by their words, and nothing else changes", () => {
  const { html, headings } = withHeadingIds(
    '<p>a</p><h2 class="indent-1">Első &amp; <strong>nap</strong></h2><h3>Őszi túra</h3><h4>Nem</h4><p>&lt;h2&gt;b</p>',
  );
  expect(html).toBe(
    '<p>a</p><h2 id="_h-elso-nap" class="indent-1">Első &amp; <strong>nap</strong></h2><h3 id="_h-oszi-tura">Őszi túra</h3><h4>Nem</h4><p>&lt;h2&gt;b</p>',
  );
  expect(headings).toEqual([
    { id: "_h-elso-nap", text: "Első & nap", isSub: false },
    { id: "_h-oszi-tura", text: "Őszi túra", isSub: true },
  ]);
});

test("ids are unique, whatever the headings are called", () => {
  const { headings } = withHeadingIds("<h2>A</h2><h2>A 2</h2><h2>a</h2><h3>A!</h3><h2>🦙</h2><h2>李</h2>");
  expect(headings.map(({ id }) => id)).toEqual(["_h-a", "_h-a-2", "_h-a-3", "_h-a-4", "_h-x", "_h-x-2"]);
});

test("a heading without words is none", () => {
  const html = '<h2></h2><h2><img src="/media/a/1280.jpeg" alt=""></h2><h3> &nbsp; </h3>';
  expect(withHeadingIds(html)).toEqual({ html, headings: [] });
});
