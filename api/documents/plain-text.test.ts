import { expect, test } from "vitest";
import { readHtml } from "#api/post-html/read-html.ts";
import { describePost } from "./plain-text.ts";

const describe = (html: string) => describePost(readHtml(html));

test("tags are stripped, blocks are parted, words are not", () => {
  const html =
    "<h2>Lima</h2><p>Az <strong>óc</strong>eán<br>partján.</p><ul><li><p>egy</p></li><li><p>két</p></li></ul>";
  expect(describe(html)).toBe("Lima Az óceán partján. egy két");
});

test("characters that HTML escapes are written plainly", () => {
  expect(describe("<p>a &lt;b&gt; &amp;amp; &quot;c&quot;&nbsp;d</p>")).toBe('a <b> &amp; "c" d');
});

test("a text of 160 characters is whole, a longer one ends with an ellipsis after 160", () => {
  expect(describe(`<p>${"á".repeat(160)}</p>`)).toBe("á".repeat(160));
  expect(describe(`<p>${"á".repeat(161)}</p>`)).toBe(`${"á".repeat(160)}…`);
});

test("a pair of surrogates is one character and is never cut in two", () => {
  expect(describe(`<p>${"🦙".repeat(161)}</p>`)).toBe(`${"🦙".repeat(160)}…`);
  expect(describe(`<p>${"a".repeat(159)}🦙🦙</p>`)).toBe(`${"a".repeat(159)}🦙…`);
});

test("pictures and videos alone describe nothing", () => {
  expect(describe('<p><img src="/media/a/1280.jpeg" alt="Lima"></p>')).toBe("");
});

test("cells and callouts are read as words apart, captions not at all", () => {
  const html =
    '<table><caption>x</caption><tbody><tr><td>a</td><td>b</td></tr></tbody></table><hr><aside class="tip"><p>c</p></aside><figure><img src="/p" alt=""><figcaption>y <small>z</small></figcaption></figure><p>d</p>';
  expect(describe(html)).toBe("a b c d");
});
