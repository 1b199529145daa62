import { expect, test } from "vitest";
import type { AdminCategory } from "#api/blog/categories.ts";
import { draftsOf, faultsOf, nameOfDraft, newCategory, rebased, toSend } from "./category-drafts.ts";

const music = {
  id: "Music",
  names: { hu: "Zene", en: "Music", es: "Música" },
  slugs: { hu: "zene", en: "music", es: "musica" },
  picture: null,
  intros: { hu: "", en: "", es: "" },
  posts: 0,
};
const treks = {
  ...newCategory("0123456789ab"),
  names: { hu: "Túrák", en: "Treks", es: "Caminatas" },
  slugs: { hu: "", en: " treks ", es: "caminatas" },
};
const stored = (...categories: AdminCategory[]) => ({ categories, version: "1" });
const [opened = { ...music, isStored: true, movesTo: null }] = draftsOf(stored(music));

test("an address that is left empty is made from the name", () => {
  expect(toSend([opened, treks], "1")).toMatchObject({
    categories: [{ id: "Music" }, { id: treks.id, slugs: { hu: "turak", en: "treks", es: "caminatas" } }],
    moves: {},
  });
});

test("one that is removed is not among them, and its posts go where they are sent", () => {
  const { categories, moves } = toSend([opened, { ...treks, posts: 2, movesTo: "Music" }], "1");
  expect(categories.map(({ id }) => id)).toEqual(["Music"]);
  expect(moves).toEqual({ [treks.id]: "Music" });
});

test("posts whose new category is removed too go to none", () => {
  const art = { ...treks, id: "own-ba9876543210", movesTo: "Music" };
  const { moves } = toSend([opened, { ...treks, movesTo: art.id }, art], "1");
  expect(moves).toEqual({ [treks.id]: "uncategorized", [art.id]: "Music" });
});

test("one language needs a name, and each name an address of its own that can stand in one", () => {
  expect(faultsOf([opened, treks], "hu")).toEqual([]);
  const slugs = { hu: "Túrák", en: "zene", es: "autor" };
  const only = { ...treks, names: { hu: " ", en: "Treks", es: "" }, slugs: { hu: "", en: "", es: "" } };
  expect(faultsOf([opened, only], "hu")).toEqual([]);
  expect(nameOfDraft(only, "hu")).toBe("Treks");
  expect(toSend([only], "1").categories[0]?.slugs).toEqual({ hu: "", en: "treks", es: "" });
  const none = { ...only, names: { hu: " ", en: "", es: "" } };
  expect(faultsOf([opened, none], "es")).toEqual([{ control: `${treks.id}-es-name`, kind: "name" }]);
  const foreign = { ...treks.names, hu: "李明", en: "music", es: "Música" };
  expect(faultsOf([opened, { ...treks, names: foreign }], "hu")).toEqual([
    { control: "Music-en-name", kind: "named" },
    { control: "Music-es-name", kind: "named" },
    { control: `${treks.id}-hu-slug`, kind: "empty" },
    { control: `${treks.id}-en-name`, kind: "named" },
    { control: `${treks.id}-es-name`, kind: "named" },
  ]);
  expect(faultsOf([opened, { ...treks, slugs }], "hu")).toEqual([
    { control: `${treks.id}-hu-slug`, kind: "slug" },
    { control: `${treks.id}-en-slug`, kind: "taken" },
    { control: `${treks.id}-es-slug`, kind: "taken" },
  ]);
});

test("what somebody else has added is not removed by who did not know it, and what is gone stays gone", () => {
  const art = { ...music, id: "own-ba9876543210", posts: 3 };
  const moving = { ...treks, movesTo: "Music" };
  const before = stored(music, { ...treks, posts: 1 });
  expect(rebased([opened, moving], before, stored(music, art)).map(({ id }) => id)).toEqual([
    "Music",
    art.id,
  ]);
});
