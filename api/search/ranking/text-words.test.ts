import { expect, test } from "vitest";
import { wordsIn, writtenWord } from "./text-words.ts";

/** By the definition: what stands between letters and digits is no word; the marks of its letters are left out. */
function wordsByDefinition(text: string): string[] {
  return (text.match(/[\p{Letter}\p{Number}]+/gu) ?? []).map((word) =>
    word
      .normalize("NFD")
      .replace(/\p{Mark}/gu, "")
      .toLowerCase(),
  );
}

test.each([
  "Árvíztűrő tükörfúrógép, ÁRVÍZTŰRŐ!",
  "¿Cuánto cuesta el ceviche? – “Señor”, S/ 12,50…",
  "naïve Łódź 日本語 Ελλάδα №5 ½",
  "🦙 Cusco🏔️Puno 𝐀b",
  "",
  "  ",
  "egy",
])("the words of %j are its letters and digits, small and without accents", (text) => {
  expect(wordsIn(text.normalize("NFC")).map(({ plain }) => plain)).toEqual(wordsByDefinition(text));
});

test("a word tells where it stands and how it is written there", () => {
  const text = "Limából Cuscóba";
  const [first, second] = wordsIn(text);
  expect(first).toEqual({ plain: "limabol", start: 0, end: 7 });
  expect(second && writtenWord(text, second)).toBe("cuscóba");
});
