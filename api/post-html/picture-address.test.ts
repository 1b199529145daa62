import { expect, test } from "vitest";
import { pictureAddress } from "./picture-address.ts";

const hash = "0123456789abcdef0123456789abcdef";

test.each([
  ["data:image/png;base64,iVBORw0KGgo=", "data:image/png;base64,iVBORw0KGgo="],
  ["DATA:image/jpg;base64,AA\nAA", "data:image/jpeg;base64,AAAA"],
  ["data:image/vnd.microsoft.icon;base64,AAA=", "data:image/x-icon;base64,AAA="],
  [`/media/${hash}/320.avif`, `/media/${hash}/1280.jpeg`],
  ["https://a.test/b.png", "https://a.test/b.png"],
  ["HTTP://a.test/b c.png", "http://a.test/b%20c.png"],
  ["https://kép.test:8443/b.png", "https://kép.test:8443/b.png"],
  ["http://[::1]:3000/b.png", "http://[::1]:3000/b.png"],
])("a picture of %s is kept as %s", (address, source) => {
  expect(pictureAddress(address)).toBe(source);
});

test.each([
  "",
  "x.png",
  "//a.test/b.png",
  "javascript:alert(1)",
  "file:///C:/a.png",
  "blob:https://a.test/1",
  "data:image/svg+xml;base64,AAAA",
  "data:image/png,AAAA",
  "data:image/png;base64,",
  'data:image/png;base64,AA"AA',
  "data:image/png;base64,AA=AA",
  "https://a.test@evil.test/b.png",
  "https://a;script-src-elem/b.png",
  "https://a%3Bsandbox/b.png",
  "https://a,b/b.png",
  "https://*.test/b.png",
  "https://'none'/b.png",
  "/api/logout",
])("there is no picture of %j", (address) => {
  expect(pictureAddress(address)).toBeNull();
});
