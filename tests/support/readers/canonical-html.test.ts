import { expect, test } from "vitest";
import { violationsOf } from "./canonical-html.ts";

test("finds no violation in canonical HTML", () => {
  const html =
    '<h2 class="indent-8">a</h2><p><a href="/x"><strong>b</strong></a>&nbsp;<em>c<br>d</em></p><ul><li><p>e</p><ol><li><p>f</p></li></ol></li></ul><blockquote><p>g</p></blockquote><img src="https://a.test/b.png" alt=""><iframe src="https://player.vimeo.com/video/1" title="Vimeo"></iframe>';
  expect(violationsOf(html)).toEqual([]);
});

test.each([
  "a",
  "<script>a</script>",
  '<p onclick="a">a</p>',
  '<p class="indent-9">a</p>',
  "<div>a</div>",
  "<p>a",
  "<p></p>",
  "<p>a & b</p>",
  "<p>a\u00a0b</p>",
  "<p>a > b</p>",
  "<p><p>a</p></p>",
  "<p><em><strong>a</strong></em></p>",
  "<p><em><em>a</em></em></p>",
  "<ul><p>a</p></ul>",
  "<ul><li>a</li></ul>",
  "<ul><li><h2>a</h2></li></ul>",
  "<p>a</strong></p>",
  '<p><a href="javascript:alert(1)">a</a></p>',
  '<p><a href="//evil.test/">a</a></p>',
  '<p><a href="/\\evil.test/">a</a></p>',
  '<p><a href="x">a</a></p>',
  '<p><a href="/x" target="_blank">a</a></p>',
  '<p>a<img src="https://a.test/b.png" alt=""></p>',
  '<img src="https://a.test/b.png">',
  '<img src="/media/x" alt="">',
  '<img src="data:image/svg+xml;base64,AAAA" alt="">',
  '<iframe src="https://evil.test/" title="YouTube"></iframe>',
  "<P>a</P>",
  "<!-- a -->",
])("finds a violation in %s", (html) => {
  expect(violationsOf(html)).not.toEqual([]);
});
