import { expect, test } from "vitest";
import { readHtml } from "#api/post-html/read-html.ts";
import type { Language } from "#i18n/languages.ts";
import { printPostBody } from "./post-body.ts";
import { headingsOf } from "./post-headings.ts";

const hash = "0123456789abcdef0123456789abcdef";
const words = {
  playVideo: (site: string) => `Play <${site}>`,
  loadPicture: (host: string) => `Load "${host}"`,
};
const textWords = { tip: "Tipp", warning: "Figyelem", table: "Táblázat" };
const render = (html: string, language: Language = "hu") => {
  const blocks = readHtml(html);
  return printPostBody(blocks, headingsOf(blocks), words, textWords, language);
};

test("text stays as it is, but for the ids of its headings", () => {
  const text = '<p>&lt;img src="x"&gt; <a href="/hu/blog">b</a></p>';
  expect(render(`<h2 class="indent-1">a</h2>${text}<h4>b</h4>`)).toBe(
    `<h2 id="_h-a" class="indent-1">a</h2>${text}<h4>b</h4>`,
  );
});

test("a Hungarian text on an English page leads to English pages", () => {
  const text =
    '<p><a href="/hu/peru-turak#inka-ut">a</a> <a href="/hu/post/oszi-seta">b</a> <a href="/hu/regi">c</a></p>';
  expect(render(text, "en")).toBe(
    '<p><a href="/en/peru-treks#inka-ut">a</a> <a href="/en/post/oszi-seta">b</a> <a href="/hu/regi">c</a></p>',
  );
});

test("a stored picture is offered in all formats and in widths up to its own", () => {
  const shown = render(
    `<p>a</p><img src="/media/${hash}/1280.jpeg" alt="&quot;x&quot;" width="1280" height="960"><p>b</p>`,
  );
  const widths = (format: string) =>
    [240, 320, 480, 640, 960, 1280].map((width) => `/media/${hash}/${width}.${format} ${width}w`).join(", ");
  const sizes = 'sizes="(min-width: 48rem) 44rem, (min-resolution: 1.5dppx) 70vw, calc(95vw - 1rem)"';
  expect(shown).toBe(
    `<p>a</p><picture><source type="image/avif" srcset="${widths("avif")}" ${sizes}>` +
      `<source type="image/webp" srcset="${widths("webp")}" ${sizes}>` +
      `<img src="/media/${hash}/1280.jpeg" alt="&quot;x&quot;" width="1280" height="960" srcset="${widths("jpeg")}" ${sizes} loading="lazy" decoding="async"></picture><p>b</p>`,
  );
});

test("a stored picture smaller than the smallest width is offered in that one", () => {
  const shown = render(`<img src="/media/${hash}/1280.jpeg" alt="" width="200" height="100">`);
  expect(shown).toContain(`<source type="image/avif" srcset="/media/${hash}/240.avif 200w" `);
});

test("a stored picture of unknown size is shown by its one address", () => {
  expect(render(`<img src="/media/${hash}/1280.jpeg" alt="x">`)).toBe(
    `<img src="/media/${hash}/1280.jpeg" alt="x" loading="lazy" decoding="async">`,
  );
});

test("a foreign picture is a link that names its host, and asks for nothing", () => {
  const shown = render('<img src="https://a.test:8443/b.png?c&amp;d" alt="Lima &gt; &quot;Cusco&quot;">');
  expect(shown).toBe(
    '<figure class="foreign-picture"><a href="https://a.test:8443/b.png?c&amp;d" data-by="embed" data-src="https://a.test:8443/b.png?c&amp;d" data-alt="Lima &gt; &quot;Cusco&quot;">Load &quot;a.test:8443&quot;</a></figure>',
  );
  expect(shown).not.toMatch(/<(?:img|source|iframe)| src/);
});

test.each([
  [
    "YouTube",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  ],
  [
    "YouTube",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=65",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=65s",
  ],
  ["Vimeo", "https://player.vimeo.com/video/76979871", "https://vimeo.com/76979871"],
  [
    "Vimeo",
    "https://player.vimeo.com/video/76979871?h=abcdef0123#t=65s",
    "https://vimeo.com/76979871/abcdef0123#t=65s",
  ],
])("a video of %s at %s is a link to its page", (site, embed, watch) => {
  expect(render(`<p>a</p><iframe src="${embed}" title="${site}"></iframe>`)).toBe(
    `<p>a</p><figure class="video"><a href="${watch}" data-by="embed" data-embed="${embed}" data-title="${site}">Play &lt;${site}&gt;</a></figure>`,
  );
});

test("a picture still held as data is shown as it is", () => {
  const html = '<img src="data:image/png;base64,AAAA" alt="">';
  expect(render(html)).toBe(html);
});

test("a table stands in a frame that scrolls by keyboard, named by its caption or as a table", () => {
  const cells = "<tbody><tr><td>a</td><td>b</td></tr></tbody></table>";
  const shown = render(`<table><caption>"Árak" &amp; más</caption>${cells}<table>${cells}`);
  const frame = (name: string) => `<div class="table-frame" role="region" tabindex="0" aria-label="${name}">`;
  expect(shown).toBe(
    `${frame("&quot;Árak&quot; &amp; más")}<table><caption>"Árak" &amp; más</caption>${cells}</div>${frame("Táblázat")}<table>${cells}</div>`,
  );
});

test("a callout says its tone in the text's language", () => {
  expect(render('<aside class="warning"><p>a</p></aside>')).toBe(
    '<aside class="warning"><p class="callout-word">Figyelem</p><p>a</p></aside>',
  );
});

test("pictures of a gallery are asked for in the size of a gallery, once each", () => {
  const picture = `<img src="/media/${hash}/1280.jpeg" alt="" role="presentation" width="1280" height="960">`;
  const shown = render(
    `<div class="gallery">${picture}<figure>${picture}<figcaption>a <small>b</small></figcaption></figure></div>${picture}`,
  );
  expect(shown.match(/<picture>/g)).toHaveLength(3);
  expect(shown.match(/sizes="\(min-width: 48rem\) 22rem, 46vw"/g)).toHaveLength(6);
  expect(shown).toContain("<figcaption>a <small>b</small></figcaption></figure></div><picture>");
});
