import { expect, test } from "vitest";
import { owner, placeholdersOf, type Owner } from "./owner.ts";

const filledIn: Owner = {
  company: "Rumbo Andino S.A.C.",
  website: "https://rumbo.pe",
  phone: "+51 1 234 5678",
  address: "Av. Larco 1, Miraflores, Lima",
  builder: { name: "Taller Web, Lima", url: "https://taller.pe" },
  social: [{ kind: "video" as const, name: "YouTube", url: "https://www.youtube.com/@rumbo" }],
  since: 2026,
};

test("details that the owner has filled in are no placeholders", () => {
  expect(placeholdersOf(filledIn)).toEqual([]);
});

test("a placeholder is found wherever it stands", () => {
  expect(placeholdersOf({ ...filledIn, phone: owner.phone })).toEqual(["phone"]);
  expect(placeholdersOf({ ...filledIn, website: "https://example.com/" })).toEqual(["website"]);
  expect(placeholdersOf({ ...filledIn, social: owner.social })).toEqual(["social"]);
});
