import { expect, test } from "vitest";
import { visibleText } from "./visible-text.ts";

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
  expect(visibleText(text)).toBe("");
});

test.each(["a", "–", "👨‍👩‍👧", "\u200Ba", "¡", "0"])("%j shows something", (text) => {
  expect(visibleText(` ${text}\n`)).toBe(text);
});
