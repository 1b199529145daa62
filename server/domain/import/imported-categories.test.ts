import { expect, test } from "vitest";
import { treks } from "#tests/support/samples/written-categories.ts";
import { flatOldPost } from "#tests/support/samples/flat-old-post.ts";
import { matchCategory } from "./foreign/foreign-export.ts";
import { parseOldPost } from "./old-post.ts";

const { id, names, slugs } = treks;
const dance = { id: "Music", names: { hu: "Tánc", en: "Dance", es: "Danza" } };
const site = [dance, { id: "Art" }, { id, names, slugs }];

test("another system's names are found among the owner's and the site's", async () => {
  expect(await matchCategory(["Utazás", "túrák"], site)).toBe(id);
  expect(await matchCategory(["Danza"], site)).toBe("Music");
  expect(await matchCategory(["Zene"], site)).toBe("Music");
  expect(await matchCategory(["Utazás", "túrák"], null)).toBe("Utazás");
});

test("an exported post finds a category of the owner's by its name, and only where the site has it", () => {
  const old = { ...flatOldPost, category: "Túrák" };
  expect(parseOldPost(old, [], site)).toMatchObject({ category: id, notes: [] });
  expect(parseOldPost(old)).toMatchObject({
    category: "uncategorized",
    notes: [{ kind: "category", what: "Túrák" }],
  });
});
