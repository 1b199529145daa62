import { expect, test } from "vitest";
import { diffWords, type DiffPart } from "./diff-words.ts";

/** `a [-b-] {+c+}`: what was removed and added. */
function written(parts: DiffPart[]): string {
  const marks = { same: ["", ""], removed: ["[-", "-]"], added: ["{+", "+}"] } as const;
  return parts.map(({ text, change }) => `${marks[change][0]}${text}${marks[change][1]}`).join("");
}

test.each([
  ["Korán indultunk haza", "Későn indultunk haza", "[-Korán -]{+Későn +}indultunk haza"],
  ["a b", "a b c", "a b {+c+}"],
  ["Jut idő venni.", "Jut idő venni és inni.", "Jut idő venni {+és inni+}."],
  ["Ma 3.50 sol?!", "Ma 4.50 sol?!", "Ma [-3.50 -]{+4.50 +}sol?!"],
  ["Őszi túra", "Még nincs", "[-Őszi túra-]{+Még nincs+}"],
  ["", "új", "{+új+}"],
  ["régi", "", "[-régi-]"],
  ["ugyanaz", "ugyanaz", "ugyanaz"],
])("words are told apart: %j to %j", (before, after, expected) => {
  expect(written(diffWords(before, after))).toBe(expected);
});
