import { expect, test, vi } from "vitest";
import { createVideoThumbnails } from "./video-thumbnails.ts";

test.each([
  ["https://i.ytimg.com/vi/abc/hqdefault.jpg", 1],
  ["http://i.ytimg.com/vi/abc/hqdefault.jpg", 0],
  ["https://i.ytimg.com.example/vi/abc/hqdefault.jpg", 0],
  ["https://i.ytimg.com:8443/vi/abc/hqdefault.jpg", 0],
  ["http://169.254.169.254/latest/meta-data", 0],
  ["file:///etc/passwd", 0],
  ["not an address", 0],
])("of %s so many requests are made: %i", async (thumbnail, requests) => {
  const fetch = vi.fn(() => Promise.resolve(new Response("no picture")));
  const video = { id: { videoId: "abc" }, snippet: { title: "", description: "" }, thumbnail };
  const read = createVideoThumbnails(() => Promise.resolve([video]), {
    address: "https://www.googleapis.com/youtube/v3/search",
    fetch,
    now: () => new Date(0),
    onError: () => {},
  });
  expect(await read("abc")).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(requests);
});

test("a picture that is too large is not kept", async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(Buffer.alloc(600_000))));
  const onError = vi.fn();
  const thumbnail = "https://i.ytimg.com/vi/abc/hqdefault.jpg";
  const video = { id: { videoId: "abc" }, snippet: { title: "", description: "" }, thumbnail };
  const read = createVideoThumbnails(() => Promise.resolve([video]), {
    address: "https://www.googleapis.com/youtube/v3/search",
    fetch,
    now: () => new Date(0),
    onError,
  });
  expect(await read("abc")).toBeNull();
  expect(onError).toHaveBeenCalledWith("it sent more than 500000 bytes");
});
