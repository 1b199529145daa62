import { expect, test } from "vitest";
import { owner } from "#content/facts/owner.ts";
import { placeholderNotice } from "./placeholder-notice.ts";

test("the owner is told which details are still placeholders, and where they stand", () => {
  expect(placeholderNotice({ ...owner, company: "Rumbo Andino", social: [] })).toBe(
    "The footer still shows placeholders (website, phone, builder). Fill them in: content/facts/owner.ts",
  );
});

test("nothing is said when all is filled in", () => {
  const url = "https://rumbo.pe";
  const builder = { name: "Taller Web", url };
  expect(
    placeholderNotice({
      ...owner,
      company: "Rumbo",
      phone: "+51 1 234 5678",
      website: url,
      builder,
      social: [],
    }),
  ).toBeNull();
});
