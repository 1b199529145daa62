import { expect, test } from "vitest";
import { tidied, wordsOf, wordsWith } from "./picture-words.ts";

const lake = { alt: "Tó", credit: "Kiss Pál" };
const hill = { alt: "Hegy", credit: "Nagy Éva" };

test("another picture of the library brings its own words, and a file takes those of the former one away", () => {
  const first = wordsWith(wordsOf({}), lake, undefined);
  expect(first).toMatchObject(lake);
  expect(wordsWith(first, hill, lake)).toMatchObject(hill);
  expect(wordsWith(first, { alt: "", credit: "" }, lake)).toMatchObject({ alt: "", credit: "" });
});

test("what was typed stays", () => {
  const typed = { ...wordsWith(wordsOf({}), lake, undefined), alt: "Kék tó", caption: "Reggel" };
  expect(wordsWith(typed, hill, lake)).toMatchObject({
    alt: "Kék tó",
    caption: "Reggel",
    credit: hill.credit,
  });
});

test("a picture that only decorates has no description", () => {
  expect(tidied({ ...wordsOf(lake), isDecorative: true, caption: " a \n b " })).toEqual({
    alt: "",
    isDecorative: true,
    caption: "a b",
    credit: "Kiss Pál",
  });
});
