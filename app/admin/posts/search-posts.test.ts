import { expect, test } from "vitest";
import { foldText, searchPosts } from "./search-posts.ts";

const posts = [
  { title: "Őszi túra Cuscóban", summary: "Hegyek és völgyek", author: "Ödön" },
  { title: "Caminata de otoño", summary: "Lima, el mar", author: "Anna" },
];

function titlesFor(asked: string): string[] {
  return searchPosts(posts, asked).map(({ title }) => title);
}

test("neither accents nor case count", () => {
  expect(foldText("ŐSZI Túra, OTOÑO")).toBe("oszi tura, otono");
  expect(titlesFor("OSZI TURA")).toEqual(["Őszi túra Cuscóban"]);
  expect(titlesFor("otono")).toEqual(["Caminata de otoño"]);
  expect(titlesFor("otoño")).toEqual(["Caminata de otoño"]);
});

test("title, summary and author are searched, and every word must be there", () => {
  expect(titlesFor("anna lima")).toEqual(["Caminata de otoño"]);
  expect(titlesFor("ödön völgy")).toEqual(["Őszi túra Cuscóban"]);
  expect(titlesFor("anna völgy")).toEqual([]);
});

test("without a word every post is there", () => {
  expect(titlesFor("  ")).toHaveLength(2);
});
