import { expect, test } from "vitest";
import { isNearWord, slipsBetween, soundOf } from "./word-sound.ts";

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
    expect(soundOf(heard)).toBe(soundOf(name));
});

test("a slip is forgiven by the word's length, an ending always; another word is not the same", () => {
  expect(slipsBetween("lamafram", "lamafarm")).toBe(1);
  for (const [asked, known] of [
    ["ceviceh", "ceviche"],
    ["mountan", "mountain"],
    ["titikakanal", "titikaka"],
    ["lima", "lima"],
  ] as const)
    expect(isNearWord(asked, known)).toBe(true);
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
    expect(isNearWord(asked, known)).toBe(false);
});
