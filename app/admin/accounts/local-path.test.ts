import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each(["/admin", "/en/admin/edit/1?a=b#c", "/login?to=/admin", "/es/"])(
  "%s is an address on this site",
  (target) => {
    expect(localPath(target)).toBe(target);
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
])("%j is none", (target) => {
  expect(localPath(target)).toBeNull();
});
