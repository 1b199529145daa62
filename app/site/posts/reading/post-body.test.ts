import { expect, test } from "vitest";
import { renderablePostBody } from "./post-body.ts";

const hash = "0123456789abcdef0123456789abcdef";
const words = {
  playVideo: (site: string) => `Play <${site}>`,
  loadPicture: (host: string) => `Load "${host}"`,
};
const render = (html: string) => renderablePostBody(html, words);

test("text stays as it is", () => {
  const html = '<h2 class="indent-1">a</h2><p>&lt;img src="x"&gt; <a href="/hu/blog">b</a></p>';
  expect(render(html)).toBe(html);
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
    '<figure class="foreign-picture"><a href="https://a.test:8443/b.png?c&amp;d" data-src="https://a.test:8443/b.png?c&amp;d" data-alt="Lima &gt; &quot;Cusco&quot;">Load &quot;a.test:8443&quot;</a></figure>',
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
    `<p>a</p><figure class="video"><a href="${watch}" data-embed="${embed}" data-title="${site}">Play &lt;${site}&gt;</a></figure>`,
  );
});

test("a picture still held as data is shown as it is", () => {
  const html = '<img src="data:image/png;base64,AAAA" alt="">';
  expect(render(html)).toBe(html);
});
