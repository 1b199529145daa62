import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each(["/admin", "/en/admin/edit/1?a=b#c", "/login?to=/admin", "/es/"])(
  "%s is an address on this site",
  (asked) => {
    expect(localPath(asked)).toBe(asked);
  },
);

test.each([
  null,
  "",
  "admin",
  "https://example.com/",
  "//example.com",
  "/\\example.com",
  "/\t/example.com",
  "/..//example.com",
  "javascript:alert(1)",
  "//",
])("%j is none", (asked) => {
  expect(localPath(asked)).toBeNull();
});
