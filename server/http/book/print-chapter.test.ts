import { expect, test } from "vitest";
import { parseXml } from "#tests/support/readers/parse-xml.ts";
import { printChapter } from "./print-chapter.ts";

/** A page of the site around its article, and what the book has of it: links and pictures by their addresses. */
function print(article: string) {
  const page = `<!DOCTYPE html><html lang="en"><body><nav>Menu</nav><main><article>${article}</article></main></body></html>`;
  const chapter = printChapter(page, "en");
  const body = chapter.body.map((piece) => {
    if (typeof piece === "string") return piece;
    return "href" in piece ? `<a href="${piece.href}">` : `<img src="${piece.src}"/>`;
  });
  const text = body.join("");
  expect(() => parseXml(`<?xml version="1.0" encoding="UTF-8"?><body>${text}</body>`)).not.toThrow();
  return { ...chapter, text };
}

test("words, lists and links stay, without the looks and what leads through the site", () => {
  const { title, text, ids } = print(
    '<header class="x"><nav><a href="/en/">Home</a></nav><h1>Food &amp; drink<!-- --></h1></header><section id="fish" aria-labelledby="_t"><h2 id="_t">Fish</h2><p class="y">Try <strong>ceviche</strong><br>at <a href="/en/places#lima">Lima</a>.</p></section>',
  );
  expect(title).toBe("Food & drink");
  expect([...ids]).toEqual(["fish"]);
  expect(text).toBe(
    '<div><h1>Food &amp; drink</h1></div><section id="fish"><h2>Fish</h2><p>Try <strong>ceviche</strong><br/>at <a href="/en/places#lima">Lima</a>.</p></section>',
  );
});

test("a drawing is what is said to whoever does not see it, and what is for the eye alone is gone", () => {
  expect(
    print(
      '<figure><figcaption>Route</figcaption><svg role="img" aria-label="Map: Lima, Cusco."><path d="M0 0"></path></svg><ul aria-hidden="true"><li>red</li></ul></figure><p><svg aria-hidden="true"></svg>Bus</p>',
    ).text,
  ).toBe('<figure><figcaption>Route</figcaption><p class="drawing">Map: Lima, Cusco.</p></figure><p>Bus</p>');
});

test("a section with a form is for the screen; a list to tick off is for paper too", () => {
  expect(
    print(
      '<section><h2>Where?</h2><p>Say it.</p><form action="/en/packing-list"><label><input type="checkbox">Coast</label></form></section><form data-draft="packing"><fieldset><legend>Papers</legend><label><input type="checkbox" name="item"><span><span>Passport</span><small>how long?</small></span></label></fieldset><p role="status"></p><button>Print</button></form>',
    ).text,
  ).toBe(
    '<div><h3>Papers</h3><p class="tick"><span class="box"></span>Passport<br/><small>how long?</small></p></div>',
  );
});

test("what styles keep apart has a sign between, and an item's own number is the list's", () => {
  expect(
    print(
      '<ol><li><a href="#cusco"><span>2</span><span>Cusco</span></a><span>3,399 m</span></li><li>In <span>2027</span></li></ol>',
    ).text,
  ).toBe(
    '<ol><li value="2"><a href="#cusco">Cusco</a> · <span>3,399 m</span></li><li>In 2027</li></ol>'.replace(
      /<\/?span>/g,
      "",
    ),
  );
});

test("a line of its own does not run into the words before it, a mark may be a part of a word", () => {
  expect(print("<p>Day 1<time>3 May</time></p><p>lo <b>pue</b>do pro<b>bar</b></p>").text).toBe(
    "<p>Day 1 · <time>3 May</time></p><p>lo <b>pue</b>do pro<b>bar</b></p>",
  );
});

test("links that change what is shown are for the screen, and so is what offers nothing else", () => {
  const link = '<a href="/en/trip-planner?plan=v1_cusco.1" data-control="fix">Take it</a>';
  expect(
    print(
      `<section><h2>Others</h2><ul><li>${link}</li></ul></section><section><h2>Look out</h2><ul><li>High ${link}</li></ul></section>`,
    ).text,
  ).toBe("<section><h2>Look out</h2><ul><li>High </li></ul></section>");
});

test("a mark of a fact is its words; the end of the page leads to the fact", () => {
  const link = '<a href="/en/fact/costs.bus" title="March 2026">40 soles</a>';
  expect(print(`<p>It costs ${link}.</p><footer><p>Bus: ${link}</p></footer>`).text).toBe(
    '<p>It costs 40 soles.</p><div class="end"><p>Bus: <a href="/en/fact/costs.bus">40 soles</a></p></div>',
  );
});

test("a table with a column for each month is turned", () => {
  const table =
    '<table><caption>When</caption><thead><tr><th><span aria-hidden="true">J</span><span>January</span></th><th>February</th></tr></thead><tbody><tr><th colspan="2" scope="rowgroup">Coast</th></tr><tr><td>best</td><td>fine</td></tr></tbody></table>';
  expect(print(table).text).toBe(
    '<table><caption>When</caption><thead><tr><td></td><th>Coast</th></tr></thead><tbody><tr><th>January</th><td data-column="Coast">best</td></tr><tr><th>February</th><td data-column="Coast">fine</td></tr></tbody></table>',
  );
});

test("what no program of a reader can follow is words, and a calendar is fetched", () => {
  expect(print('<p><a href="geo:1,2">Map</a> <a href="webcal://irany.test/a.ics">Dates</a></p>').text).toBe(
    '<p>Map <a href="https://irany.test/a.ics">Dates</a></p>',
  );
});
