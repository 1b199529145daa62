import fc from "fast-check";

const known = [
  "",
  "\0",
  "\u0001\u007f",
  "\r\nx-a: b",
  "\ud800",
  "\udc00x",
  "\u202e",
  "__proto__",
  "constructor",
  "toString",
  "../../etc/passwd",
  "%00",
  "%0d%0a",
  "%",
  "'; drop table posts; --",
  "${7*7}{{7*7}}",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "NaN",
  "-0",
  "1e999",
  "2026-02-30T25:61:61Z",
  "+275760-09-13T00:00:00.001Z",
  "9007199254740993",
];

/** Any text, and more often the texts at which programs have failed. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(...known),
  fc.constantFrom(300, 5000, 20_000).map((length) => "a".repeat(length)),
);
