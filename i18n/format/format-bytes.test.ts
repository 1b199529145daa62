import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes.ts";

test.each([
  [12, "0.1 kB"],
  [17_800, "17.8 kB"],
  [999_949, "999.9 kB"],
  [1_000_000, "1 MB"],
  [86_400_000, "86.4 MB"],
])("%i bytes are written as %s", (bytes, text) => {
  expect(formatBytes(bytes, "en")).toBe(text);
});

test("in the language's own digits", () => {
  expect(formatBytes(86_400_000, "hu").replace(/\s/u, " ")).toBe("86,4 MB");
});
