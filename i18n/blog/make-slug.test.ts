import { expect, test } from "vitest";
import { makeSlug } from "./make-slug.ts";

test.each([
  ["Őszi túra a Colca-kanyonban", "oszi-tura-a-colca-kanyonban"],
  ["Árvíztűrő tükörfúrógép", "arvizturo-tukorfurogep"],
  ["ÁÉÍÓÖŐÚÜŰÑ áéíóöőúüűñ", "aeiooouuun-aeiooouuun"],
  ["El niño y la mañana en Cañón", "el-nino-y-la-manana-en-canon"],
  ["  Lima: 10 dolog – amit ne hagyj ki!  ", "lima-10-dolog-amit-ne-hagyj-ki"],
  ["Straße & œuvre", "strasse-oeuvre"],
  ["Ǽrø, ǽrø", "aero-aero"],
  ["ＬＩＭＡ 𝐋𝐢𝐦𝐚 ℒima", "lima-lima-lima"],
  ["½ nap Limában", "1-2-nap-limaban"],
  ["!!! ¿? ---", ""],
  ["Перу", ""],
])("makes %j into %j", (title, slug) => {
  expect(makeSlug(title)).toBe(slug);
});

test("cuts a long title between words at 80 characters", () => {
  const slug = makeSlug("szó ".repeat(100));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/^szo(-szo)*$/);
});

test("cuts a single word that is too long", () => {
  expect(makeSlug("a".repeat(300))).toBe("a".repeat(80));
});
