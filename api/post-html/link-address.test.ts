import { expect, test } from "vitest";
import { isWebAddress, linkAddress } from "./link-address.ts";

/** sanitize-html stops most of these on the server as well; here they are refused on their own. */
test.each([
  "//evil.test/",
  "/\\evil.test/",
  "\\\\evil.test/",
  "/\t/evil.test/",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "lap.html",
  "#",
  "",
])("no link leads to %j", (address) => {
  expect(linkAddress(address)).toBeNull();
});

test.each([
  "https://www.youtube.com/@promperu",
  "https://www.google.com/maps/@-13.5,-71.9,12z",
  "http://pelda.hu",
])("%s is an address of the web", (address) => {
  expect(isWebAddress(address)).toBe(true);
});

test.each([
  "https://bank.example@evil.example/",
  "https://localhost/",
  "https:pelda.hu",
  "https://a b.hu",
  "/hu",
])("%s is none", (address) => {
  expect(isWebAddress(address)).toBe(false);
});
