import { expect, test } from "vitest";
import { postKeywords } from "./post-keywords.ts";

test("the site's own keywords come first, then the category and the title in lower case", () => {
  expect(postKeywords(["Peru", "utazás"], "Gasztronómia", "Őszi ÉTELEK", "hu")).toEqual([
    "Peru",
    "utazás",
    "Gasztronómia",
    "őszi ételek",
  ]);
});
