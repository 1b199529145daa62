import { expect, test } from "vitest";
import { isBlankText } from "./is-blank-text.ts";

test.each([
  "",
  " \t\n",
  "\u200B",
  "\u200B\u200D \uFEFF",
  "\u00AD",
  "\u3164\u115F",
  "\u2800",
  "\uFE0F",
  "\u{E0020}",
])("%j shows nothing", (text) => {
  expect(isBlankText(text)).toBe(true);
});

test.each(["a", "–", "👨‍👩‍👧", "\u200Ba", "¡", "0"])("%j shows something", (text) => {
  expect(isBlankText(text)).toBe(false);
});
