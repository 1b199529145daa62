import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

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
