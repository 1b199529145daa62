import { expect, test } from "vitest";
import { titleIn } from "./post-titles.ts";

const walk = { title: "Őszi túra", titles: { hu: "Őszi túra", es: "Caminata de otoño" } };

test("a title is told in the reader's language, or in another one that is named", () => {
  expect(titleIn(walk, "es")).toEqual({ text: "Caminata de otoño", lang: undefined });
  expect(titleIn(walk, "en")).toEqual({ text: "Őszi túra", lang: "hu" });
  // Nobody knows what language a post of before there were translations is in.
  expect(titleIn({ title: "Lima", titles: {} }, "en")).toEqual({ text: "Lima", lang: undefined });
});
