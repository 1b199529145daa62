import { expect, test } from "vitest";
import { readElements } from "./page-elements.ts";
import {
  foreignRequests,
  misnestedTags,
  misplacedItems,
  namelessElements,
  unclearParts,
  wrongHeadings,
  wrongIds,
} from "./page-faults.ts";

test.each([
  '<script src="https://cdn.test/a.js"></script>',
  '<script src="//cdn.test/a.js"></script>',
  '<link rel="preconnect" href="https://fonts.test">',
  '<link rel="stylesheet" href="https://fonts.test/a.css">',
  '<img src="/a.png" srcset="/a.png 1x, https://cdn.test/a.png 2x">',
  '<link rel="preload" as="image" imagesrcset="/a.png 1x, //cdn.test/a.png 2x">',
  '<iframe src="https://player.test/1"></iframe>',
  '<form action="https://forms.test/"></form>',
  '<meta http-equiv="refresh" content="0; url=https://elsewhere.test/">',
])("it is seen that %s asks another host", (html) => {
  expect(foreignRequests(readElements(html), html, "site.test")).toHaveLength(1);
});

test.each(['@import "https://fonts.test/a.css"', "a { background: url( 'https://cdn.test/a.png' ) }"])(
  "it is seen that the style %s asks another host",
  (style) => {
    const html = `<style>${style}</style>`;
    expect(foreignRequests(readElements(html), html, "site.test")).toHaveLength(1);
  },
);

test("links to other hosts, and the site's own addresses, ask nobody else", () => {
  const html = `<a href="https://other.test/">x</a><link rel="canonical" href="https://other.test/">
    <script src="https://site.test/a.js"></script><img src="/a.png" data-src="https://other.test/b.png">`;
  expect(foreignRequests(readElements(html), html, "site.test")).toEqual([]);
});

test("headings that leave out a level or say nothing are seen", () => {
  const wrong = (html: string) => wrongHeadings(readElements(html));
  expect(wrong("<h2>a</h2><h1>b</h1><h2>c</h2><h3>d</h3><h2>e</h2>")).toEqual([]);
  expect(wrong('<h1>a</h1><h3 class="deep">b</h3>')).toEqual(['<h3 class="deep">']);
  expect(wrong('<h1>a</h1><h2><img alt=""></h2>')).toEqual(["<h2>"]);
});

test("ids that are there twice, and names of none, are seen", () => {
  const wrong = (html: string) => wrongIds(readElements(html));
  expect(wrong('<p id="a"></p><a href="#a">x</a><a href="#">x</a><p aria-describedby="a"></p>')).toEqual([]);
  expect(wrong('<p id="a"></p><p id="a"></p>')).toEqual(['id="a" twice']);
  expect(wrong('<p id="a"></p><p aria-labelledby="a b"></p>')).toEqual(['<p aria-labelledby="a b">']);
  expect(wrong('<a href="#b">x</a><label for="c">y</label>')).toHaveLength(2);
});

test("links and buttons within one another are seen", () => {
  expect(misnestedTags('<p><a href="/a">x <abbr>y</abbr></a> <a href="/b">z</a></p>')).toEqual([]);
  expect(misnestedTags('<a href="/a"><a href="/b">y</a></a>')).toEqual(['<a href="/b">']);
  expect(misnestedTags('<button type="button"><b><a href="/b">y</a></b></button>')).toEqual([
    '<a href="/b">',
  ]);
});

test("elements without a name are seen, and links that lead nowhere", () => {
  const nameless = (html: string) => namelessElements(readElements(html));
  const named = [
    '<a href="/"><img alt="Home" src="a.png"></a>',
    '<button aria-label="Close"><svg></svg></button>',
    '<label for="f">Name</label><input id="f">',
    "<label>Name <input></label>",
    '<p id="p">Name</p><select aria-labelledby="p"></select>',
    '<input type="hidden"><div aria-hidden="true"><input></div><template><input></template>',
    '<svg role="img" aria-label="A map"></svg><img alt="">',
  ];
  for (const html of named) expect(nameless(html), html).toEqual([]);
  const without = [
    '<a href="/"><img alt="" src="a.png"></a>',
    "<button><svg></svg></button>",
    '<label for="other">Name</label><input id="f">',
    '<button><span aria-hidden="true">×</span></button>',
    '<img src="a.png">',
    '<svg role="img"></svg>',
    '<a href="#">Up</a>',
    "<a>Up</a>",
  ];
  for (const html of without) expect(nameless(html), html).toHaveLength(1);
});

test("what a list or a table may not hold is seen", () => {
  const misplaced = (html: string) => misplacedItems(readElements(html));
  expect(misplaced("<ul><li>a</li></ul><table><tr><th>a</th><td>b</td></tr></table>")).toEqual([]);
  expect(misplaced("<ul><div>a</div></ul>")).toEqual(["<div>"]);
  expect(misplaced("<dl><p>a</p></dl>")).toEqual(["<p>"]);
  expect(misplaced("<table><tr><td>a</td></tr></table>")).toEqual(["<table>"]);
});

test("parts of a page to jump to are seen that have no name, or the same one", () => {
  const unclear = (html: string) => unclearParts(readElements(html));
  const labelled = '<h2 id="h">Pages</h2><nav aria-labelledby="h"></nav>';
  expect(unclear(`${labelled}<nav aria-label="Languages"></nav>`)).toEqual([]);
  expect(unclear('<nav class="a">Pages</nav>')).toEqual(['<nav class="a">']);
  expect(unclear(`${labelled}<nav aria-label="Pages"></nav>`)).toEqual(['<nav aria-label="Pages">']);
});
