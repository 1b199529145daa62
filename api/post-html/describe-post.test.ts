import { expect, test } from "vitest";
import { describePost } from "./describe-post.ts";

test("tags are stripped, blocks are parted, words are not", () => {
  const html =
    "<h2>Lima</h2><p>Az <strong>óc</strong>eán<br>partján.</p><ul><li><p>egy</p></li><li><p>két</p></li></ul>";
  expect(describePost(html)).toBe("Lima Az óceán partján. egy két");
});

test("characters that HTML escapes are written plainly", () => {
  expect(describePost("<p>a &lt;b&gt; &amp;amp; &quot;c&quot;&nbsp;d</p>")).toBe('a <b> &amp; "c" d');
});

test("a text of 160 characters is whole, a longer one ends with an ellipsis after 160", () => {
  expect(describePost(`<p>${"á".repeat(160)}</p>`)).toBe("á".repeat(160));
  expect(describePost(`<p>${"á".repeat(161)}</p>`)).toBe(`${"á".repeat(160)}…`);
});

test("a pair of surrogates is one character and is never cut in two", () => {
  expect(describePost(`<p>${"🦙".repeat(161)}</p>`)).toBe(`${"🦙".repeat(160)}…`);
  expect(describePost(`<p>${"a".repeat(159)}🦙🦙</p>`)).toBe(`${"a".repeat(159)}🦙…`);
});

test("pictures and videos alone describe nothing", () => {
  expect(describePost('<p><img src="/media/a/1280.jpeg" alt="Lima"></p>')).toBe("");
});

test("cells and callouts are read as words apart, captions not at all", () => {
  const html =
    '<table><caption>x</caption><tbody><tr><td>a</td><td>b</td></tr></tbody></table><hr><aside class="tip"><p>c</p></aside><figure><img src="/p" alt=""><figcaption>y <small>z</small></figcaption></figure><p>d</p>';
  expect(describePost(html)).toBe("a b c d");
});
