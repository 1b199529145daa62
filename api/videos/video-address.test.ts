import { expect, test } from "vitest";
import { videoSite } from "#api/post-html/print-html.ts";
import { videoAddress } from "./video-address.ts";

const youtube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ";
const vimeo = "https://player.vimeo.com/video/76979871";

test.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL1&index=2",
  "https://www.youtube.com/watch/?v=dQw4w9WgXcQ",
  "http://youtube.com/watch?v=dQw4w9WgXcQ&feature=youtu.be",
  "https://m.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://music.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ?si=abc",
  "https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0&autoplay=1",
  "https://www.youtube.com/shorts/dQw4w9WgXcQ",
  "https://www.youtube.com/live/dQw4w9WgXcQ?feature=share",
  "https://www.youtube.com/v/dQw4w9WgXcQ",
  "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  "//www.youtube.com/embed/dQw4w9WgXcQ",
  "www.youtube.com/watch?v=dQw4w9WgXcQ",
  " youtu.be/dQw4w9WgXcQ\n",
  "HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ",
])("embeds YouTube's %s", (address) => {
  expect(videoAddress(address)).toBe(youtube);
});

test.each([
  ["https://vimeo.com/76979871", vimeo],
  ["https://www.vimeo.com/76979871/", vimeo],
  ["https://player.vimeo.com/video/76979871/", vimeo],
  ["https://player.vimeo.com/video/76979871?title=0&byline=0", vimeo],
  ["//player.vimeo.com/video/76979871", vimeo],
  ["https://vimeo.com/76979871/abcdef0123?share=copy", `${vimeo}?h=abcdef0123`],
  ["https://player.vimeo.com/video/76979871?h=abcdef0123", `${vimeo}?h=abcdef0123`],
  ["https://vimeo.com/76979871/abcdef0123#t=1m5s", `${vimeo}?h=abcdef0123#t=65s`],
])("embeds Vimeo's %s", (address, embeddable) => {
  expect(videoAddress(address)).toBe(embeddable);
});

test.each([
  ["?t=65", 65],
  ["?t=65s", 65],
  ["?t=1m5s", 65],
  ["?t=1h1m5s", 3665],
  ["?t=2h", 7200],
  ["?start=65", 65],
  ["?start=65&t=7", 65],
  ["#t=65", 65],
  ["?t=0", 0],
  ["?t=soon", 0],
  ["?t=-5", 0],
  ["?t=5%22onload=alert(1)", 0],
  ["?t=99999999999", 0],
])("keeps the start time of %s", (rest, seconds) => {
  const start = seconds > 0 ? seconds : null;
  expect(videoAddress(`https://youtu.be/dQw4w9WgXcQ${rest}`)).toBe(
    start ? `${youtube}?start=${start}` : youtube,
  );
  expect(videoAddress(`https://vimeo.com/76979871${rest}`)).toBe(start ? `${vimeo}#t=${start}s` : vimeo);
});

test.each([
  "",
  "Lima",
  "dQw4w9WgXcQ",
  "/embed/dQw4w9WgXcQ",
  "javascript:alert(1)",
  "javascript://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "data:text/html,https://youtu.be/dQw4w9WgXcQ",
  "ftp://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com@evil.test/watch?v=dQw4w9WgXcQ",
  "https://user@www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
  "https://evil.test/www.youtube.com/embed/dQw4w9WgXcQ",
  "https://evil.test/?u=https://www.youtube.com/embed/dQw4w9WgXcQ",
  "https://evil.test#www.youtube.com/embed/dQw4w9WgXcQ",
  "https://evil.test\\@www.youtube.com/embed/dQw4w9WgXcQ",
  "https:\\\\www.youtube.com\\embed\\dQw4w9WgXcQ",
  "https://www.you\ntube.com/embed/dQw4w9WgXcQ",
  "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
  "https://evil.youtube.com/embed/dQw4w9WgXcQ",
  "https://www.youtube.com./embed/dQw4w9WgXcQ",
  "https://y\u043eutube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/redirect?q=https://evil.test",
  "https://www.youtube.com/embed/../redirect",
  "https://www.youtube.com/embed/dQw4w9WgXcQ/x",
  "https://www.youtube.com/embed/dQw4w9WgXc",
  "https://www.youtube.com/embed/dQw4w9WgXcQQ",
  'https://www.youtube.com/embed/dQw4w9Wg"cQ',
  "https://www.youtube.com/embed/videoseries?list=PL1",
  "https://www.youtube.com/embed/live_stream?channel=UC1",
  "https://www.youtube.com/playlist?list=PL1",
  "https://www.youtube.com/@channel",
  "https://www.youtube.com/watch",
  "https://www.youtube-nocookie.com/watch?v=dQw4w9WgXcQ",
  "https://youtu.be/",
  "https://youtu.be/dQw4w9WgXcQ/x",
  "https://vimeo.com/channels/staffpicks",
  "https://vimeo.com/javascript:alert(1)",
  "https://vimeo.com/76979871/x'onload=alert(1)",
  "https://vimeo.com/76979871/abcdef0123/x",
  "https://vimeo.com/video/76979871",
  "https://player.vimeo.com/76979871",
  "https://player.vimeo.com/album/76979871",
  "///www.youtube.com.evil.test/embed/dQw4w9WgXcQ",
  "https://player.vimeo.com/video/76979871?h=<script>",
  "https://vimeo.com.evil.test/76979871",
  `https://youtu.be/dQw4w9WgXcQ?x=${"x".repeat(3000)}`,
])("embeds nothing of %s", (address) => {
  expect(videoAddress(address)).toBeNull();
});

test.each([youtube, `${youtube}?start=65`, vimeo, `${vimeo}?h=abcdef0123`, `${vimeo}?h=abcdef0123#t=65s`])(
  "an embeddable address gives itself: %s",
  (address) => {
    expect(videoAddress(address)).toBe(address);
  },
);

test("the site of an embeddable address", () => {
  expect(videoSite(youtube)).toBe("YouTube");
  expect(videoSite(vimeo)).toBe("Vimeo");
});
