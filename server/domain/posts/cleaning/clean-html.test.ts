import { expect, test } from "vitest";
import { violationsOf } from "#tests/support/readers/canonical-html.ts";
import { randomMarkup } from "#tests/support/samples/random-markup.ts";
import { cleanHtml } from "./clean-html.ts";

const hash = "0123456789abcdef0123456789abcdef";
const youtube = '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="YouTube"></iframe>';

const formats: [name: string, html: string, clean: string][] = [
  ["nothing", "", ""],
  ["plain text", "Lima & Cusco", "<p>Lima &amp; Cusco</p>"],
  ["text around paragraphs", "a<p>b</p>c <em>d</em>", "<p>a</p><p>b</p><p>c <em>d</em></p>"],
  ["headings", "<h1>a</h1><h6>b</h6>", "<h1>a</h1><h6>b</h6>"],
  ["other blocks", "<section><div>a</div>b</section><address>c</address>", "<p>a</p><p>b</p><p>c</p>"],
  ["a heading around paragraphs", "<h2><p>a</p><div>b</div></h2>", "<h2>a</h2><h2>b</h2>"],
  ["a rule", "a<hr>b", "<p>a</p><hr><p>b</p>"],
  ["empty paragraphs", "<p></p><p> </p><p><br></p><p>&nbsp;</p><h2><b></b></h2>a", "<p>a</p>"],
  [
    "older names of formats",
    "<b>a</b> <i>b</i> <ins>c</ins> <del>d</del> <strike>e</strike>",
    "<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <s>e</s></p>",
  ],
  [
    "formats in any order",
    "<u><s><i><b><a href='/'>a</a></b></i></s></u>",
    '<p><a href="/"><strong><em><s><u>a</u></s></em></strong></a></p>',
  ],
  [
    "formats in themselves and side by side",
    "<b>a<strong>b</strong>c</b><b>d<i>e</i></b>",
    "<p><strong>abcd<em>e</em></strong></p>",
  ],
  [
    "formats that only partly overlap",
    "<i>a<b>b</b></i><b>c</b>",
    "<p><em>a</em><strong><em>b</em>c</strong></p>",
  ],
  [
    "formats around blocks",
    "<b><p>a</p><ul><li>b</li></ul></b>",
    "<p><strong>a</strong></p><ul><li><p><strong>b</strong></p></li></ul>",
  ],
  [
    "neighbouring links to one place",
    '<a href="/">a</a><a href="/"><b>b</b></a>',
    '<p><a href="/">a<strong>b</strong></a></p>',
  ],
  ["an empty link", 'a<a href="/"></a>', "<p>a</p>"],
  ["a link without address", '<a name="x">a</a>', "<p>a</p>"],
  [
    "what Google Docs copies",
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>a <b>b</b></p></b>',
    "<p>a <strong>b</strong></p>",
  ],
  [
    "what Word copies",
    "<p><b style='mso-bidi-font-weight:normal'>Lima</b></p>",
    "<p><strong>Lima</strong></p>",
  ],
  ["blanks", "<p>\n  a \t b<b> c </b> d\n</p>", "<p>a b<strong> c </strong>d</p>"],
  ["line breaks", "<p><br>a <br> b<br><br>c<br/> <br></p>", "<p>a<br>b<br><br>c</p>"],
  ["a no-break space", "<p>10&nbsp;km \u00e9s S/&nbsp;40&nbsp;</p>", "<p>10&nbsp;km és S/&nbsp;40</p>"],
  [
    "runs of no-break spaces",
    "<p>a&nbsp;&nbsp;b &nbsp;c&nbsp; d<b>&nbsp;</b>&nbsp;e</p>",
    "<p>a b c d<strong> </strong>e</p>",
  ],
  ["no-break spaces beside digits alone", "<p>2&nbsp;430&nbsp;m</p>", "<p>2&nbsp;430&nbsp;m</p>"],
  [
    "no-break spaces for all spaces",
    "<p>A&nbsp;Machu&nbsp;Picchu<b>&nbsp;útja</b></p>",
    "<p>A Machu Picchu<strong> útja</strong></p>",
  ],
  ["invisible and control characters", "<p>a\u0000b\ufeffc\u200bd\u007fe&#x1;f\u0085</p>", "<p>abcdef</p>"],
  ["joined emoji", "<p>👩‍🌾</p>", "<p>👩‍🌾</p>"],
  [
    "quotes",
    "<blockquote>a<p>b</p><ul><li>c</li></ul></blockquote>",
    "<blockquote><p>a</p><p>b</p><ul><li><p>c</p></li></ul></blockquote>",
  ],
  [
    "two quotes",
    "<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote><blockquote></blockquote>",
    "<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote>",
  ],
  [
    "a quote without paragraphs between two",
    "<blockquote><p>a</p></blockquote><blockquote>b</blockquote><blockquote><p>c</p></blockquote>",
    "<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote><blockquote><p>c</p></blockquote>",
  ],
  [
    "lists in lists",
    "<ul><li>a<ol><li>b</li></ol>c</li></ul>",
    "<ul><li><p>a</p><ol><li><p>b</p></li></ol><p>c</p></li></ul>",
  ],
  [
    "a list right in a list",
    "<ul><li>a</li><ul><li>b</li></ul></ul>",
    "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>",
  ],
  [
    "a list in an empty item",
    "<ul><li>a</li><li><ul><li>b</li></ul></li></ul>",
    "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>",
  ],
  [
    "two lists",
    "<ul><li>a</li></ul><ul><li>b</li></ul>",
    "<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul>",
  ],
  ["text in a list but no item", "<ul>a<li>b</li></ul>", "<ul><li><p>a</p></li><li><p>b</p></li></ul>"],
  ["an item but no list", "<li>a</li>", "<p>a</p>"],
  ["empty items", "<ul><li></li><li><br></li></ul>", ""],
  [
    "an item with a heading",
    "<ul><li><h2>a</h2><h3>b</h3></li></ul>",
    "<ul><li><p>a</p><h3>b</h3></li></ul>",
  ],
  [
    "an item with an indented paragraph",
    '<ul><li>a<p class="indent-2">b</p></li></ul>',
    "<ul><li><p>a</p><p>b</p></li></ul>",
  ],
  [
    "an item with a picture first",
    '<ul><li><img src="https://a.test/b.png">a</li></ul>',
    '<ul><li><p>a</p><img src="https://a.test/b.png" alt=""></li></ul>',
  ],
  [
    "an item with a picture alone",
    '<ol><li>a</li><li><img src="https://a.test/b.png"></li><li>c</li></ol>',
    '<ol><li><p>a</p></li></ol><img src="https://a.test/b.png" alt=""><ol><li><p>c</p></li></ol>',
  ],
  [
    "a picture in a paragraph",
    '<h2 class="indent-2">a <b>b<img src="https://a.test/b.png" alt=" x\n y "> c</b></h2>',
    '<h2 class="indent-2">a <strong>b</strong></h2><img src="https://a.test/b.png" alt="x y"><h2 class="indent-2"><strong>c</strong></h2>',
  ],
  [
    "a linked picture",
    '<a href="/"><img src="https://a.test/b.png"></a>',
    '<img src="https://a.test/b.png" alt="">',
  ],
  [
    "the size of a stored picture",
    `<img height="600" width="800" src="/media/${hash}/320.avif" alt="x">`,
    `<img src="/media/${hash}/1280.jpeg" alt="x" width="800" height="600">`,
  ],
  [
    "an animated picture, which its format says",
    `<img src="/media/${hash}/320.webp" alt="x" width="800" height="600">`,
    `<img src="/media/${hash}/1280.webp" alt="x" width="800" height="600">`,
  ],
  [
    "a size that is none",
    `<img src="/media/${hash}/320.avif" width="100%" height="600">`,
    `<img src="/media/${hash}/1280.jpeg" alt="">`,
  ],
  [
    "the size of a foreign picture",
    '<img src="https://a.test/b.png" width="8" height="6">',
    '<img src="https://a.test/b.png" alt="">',
  ],
  [
    "a video",
    '<p>a<iframe src="https://youtu.be/dQw4w9WgXcQ" width="560" allow="autoplay"></iframe>b</p>',
    `<p>a</p>${youtube}<p>b</p>`,
  ],
  [
    "an unlisted video of Vimeo",
    '<iframe src="https://vimeo.com/123456/abcdef0123"></iframe>',
    '<iframe src="https://player.vimeo.com/video/123456?h=abcdef0123" title="Vimeo"></iframe>',
  ],
  [
    "a link to a video",
    '<p><a href="https://youtu.be/dQw4w9WgXcQ">a</a></p><p>https://youtu.be/dQw4w9WgXcQ</p>',
    '<p><a href="https://youtu.be/dQw4w9WgXcQ">a</a></p><p>https://youtu.be/dQw4w9WgXcQ</p>',
  ],
];

test.each(formats)("canonical form: %s", (_, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
  expect(violationsOf(clean)).toEqual([]);
});

test("cleaning random tag soup gives canonical HTML that cleaning again does not change", () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const clean = cleanHtml(randomMarkup(seed));
    expect(violationsOf(clean), `seed ${seed}`).toEqual([]);
    expect(cleanHtml(clean), `seed ${seed}`).toBe(clean);
  }
});

test("a picture of 20 MB passes whole, a broken one goes", () => {
  const data = "A".repeat(20_000_000);
  const clean = cleanHtml(`<p>a<img alt="x" src="data:image/png;base64,${data}">b</p>`);
  expect(clean.length).toBe(
    data.length + '<p>a</p><img src="data:image/png;base64," alt="x"><p>b</p>'.length,
  );
  expect(cleanHtml(clean) === clean).toBe(true);
  expect(cleanHtml(`<p>a<img src="data:image/png;base64,${data}!">b</p>`)).toBe("<p>ab</p>");
});

test.each([
  ["brackets", "<".repeat(100_000)],
  ["open comments", "<!--".repeat(100_000)],
  ["comments in an address", `<a href="${"<!---->".repeat(100_000)}">a</a>`],
  ["attributes", `<p ${"a=b ".repeat(100_000)}>a</p>`],
  ["paragraphs", "<p>a".repeat(100_000)],
  ["blank formats", `<p>a${"<b> </b>".repeat(100_000)}`],
])("a hundred thousand %s are got through", (_, html) => {
  const clean = cleanHtml(html);
  expect(cleanHtml(clean) === clean).toBe(true);
});

test.each(["div", "blockquote", "b", "ul><li"])("10 000 nested <%s> keep their text", (tags) => {
  const clean = cleanHtml(`${`<${tags}>`.repeat(10_000)}Lima`);
  expect(clean).toContain("Lima");
  expect(violationsOf(clean)).toEqual([]);
  expect(cleanHtml(clean)).toBe(clean);
});

test("of more than a thousand elements open at once only the text is kept", () => {
  expect(cleanHtml(`${"<b>".repeat(1000)}Lima &amp; `)).toBe("<p><strong>Lima &amp;</strong></p>");
  expect(cleanHtml(`${"<b>".repeat(1001)}Lima &amp; <img src=x><i>Cusco`)).toBe("<p>Lima &amp; Cusco</p>");
});

test("lists that classes nest nine times as deep as their elements are got through", () => {
  const items = Array.from({ length: 8 }, (_, level) => `<li class="ql-indent-${level}">a</li>`).join("");
  const clean = cleanHtml(`<ul>${items}<li class="ql-indent-8">a`.repeat(450));
  expect(violationsOf(clean)).toEqual([]);
  expect(cleanHtml(clean)).toBe(clean);
});

test("lists and quotes are nested no deeper than sixteen", () => {
  const clean = cleanHtml(`${"<blockquote><ul><li>a".repeat(60)}`);
  expect(clean.match(/<blockquote>/g)).toHaveLength(8);
  expect(clean.match(/<ul>/g)).toHaveLength(8);
  expect(clean.match(/>a</g)).toHaveLength(60);
  expect(cleanHtml(clean)).toBe(clean);
});
