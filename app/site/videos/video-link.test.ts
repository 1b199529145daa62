import { expect, test } from "vitest";
import { videoLink } from "./video-link.ts";

test("the link leads to the video, names its player, and shows the thumbnail of this server alone", () => {
  const html = videoLink("dQw4w9WgXcQ", "Lima", "Play: Lima");
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  expect(html).toContain('data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
  expect(html).toContain('aria-label="Play: Lima"');
  expect(
    [...html.matchAll(/src(?:set)?="([^"]*)"/g)].every(([, address]) => address?.startsWith("/api/")),
  ).toBe(true);
});

test("a title from the platform stays a text", () => {
  const html = videoLink("a", '"><img src=x onerror=alert(1)>', "Play");
  expect(html).not.toContain("<img src=x");
});
