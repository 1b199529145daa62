import { expect, test } from "vitest";
import { isFuzzyMatch, editDistance, phoneticKey } from "./phonetic-key.ts";

test("a name as readers hear it sounds like the name", () => {
  for (const [heard, name] of [
    ["kuszko", "cusco"],
    ["kuzko", "cusco"],
    ["titikaka", "titicaca"],
    ["macsu", "machu"],
    ["pikcsu", "picchu"],
    ["pichu", "picchu"],
    ["kolka", "colca"],
    ["arekipa", "arequipa"],
    ["naszka", "nazca"],
    ["szevicse", "ceviche"],
    ["ayawaska", "ayahuasca"],
    ["ollantajtambo", "ollantaytambo"],
  ] as const)
    expect(phoneticKey(heard)).toBe(phoneticKey(name));
});

test("a slip is forgiven by the word's length, an ending always; another word is not the same", () => {
  expect(editDistance("lamafram", "lamafarm")).toBe(1);
  for (const [asked, known] of [
    ["ceviceh", "ceviche"],
    ["mountan", "mountain"],
    ["titikakanal", "titikaka"],
    ["lima", "lima"],
  ] as const)
    expect(isFuzzyMatch(asked, known)).toBe(true);
  for (const [asked, known] of [
    ["macsu", "macska"],
    ["titikaka", "titka"],
    ["lago", "lagy"],
    ["kajak", "tajak"],
    ["xqzw", "xx"],
    ["extender", "encender"],
    ["tulmaradas", "maradas"],
    ["tizenket", "tizennegy"],
  ] as const)
    expect(isFuzzyMatch(asked, known)).toBe(false);
});
