import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

/** `cleanHtml` would not let these pass either, by what sanitize-html knows; here they are refused on their own. */
test.each([
  "//evil.test/",
  "/\\evil.test/",
  "\\\\evil.test/",
  "/\t/evil.test/",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
])("no link leads to %j", (address) => {
  expect(linkAddress(address)).toBeNull();
});
