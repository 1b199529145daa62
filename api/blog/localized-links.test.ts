import { expect, test } from "vitest";
import { localizedAddress } from "./localized-links.ts";

test.each([
  ["/hu/lima-latnivalok#larco", "en", "/en/lima-attractions#larco"],
  ["/en/lima-attractions", "es", "/es/atracciones-lima"],
  // An address works with the prefix of any language.
  ["/es/lima-latnivalok/", "hu", "/hu/lima-latnivalok"],
  ["/hu", "en", "/en/"],
  ["/hu/#_contact-form", "es", "/es/#_contact-form"],
  ["/hu/adatvedelem", "en", "/en/privacy"],
  ["/hu/post/oszi-seta?a=1&amp;b=2#x", "es", "/es/post/oszi-seta?a=1&amp;b=2#x"],
  ["/hu/blog/gasztronomia", "en", "/en/blog/gastronomy"],
  ["/hu/blog/szerzo/kovacs-anna", "es", "/es/blog/autor/kovacs-anna"],
] as const)("%s is in %s %s", (address, language, localized) => {
  expect(localizedAddress(address, language)).toBe(localized);
});

test("a link to a category of the owner's, or to one that is elsewhere now, leads to where it is", () => {
  const site = [
    { id: "Music", slugs: { hu: "tanc", en: "dance", es: "danza" } },
    { id: "own-0123456789ab", slugs: { hu: "turak", en: "treks", es: "caminatas" } },
  ];
  expect(localizedAddress("/hu/blog/turak", "en", site)).toBe("/en/blog/treks");
  expect(localizedAddress("/hu/blog/zene#x", "es", site)).toBe("/es/blog/danza#x");
});

test.each([
  "/hu/nincs-ilyen#x",
  "/hu/post",
  "/hu/post/a/b",
  "/hu/blog/nincs-ilyen?x",
  "/hu/blog/szerzo/a/b",
  "/hu/feed.xml",
  "/xx/lima-latnivalok",
  "/lima-latnivalok",
  "/media/0123456789abcdef0123456789abcdef/1280.jpeg",
  "#larco",
  "https://a.test/hu/lima-latnivalok",
])("%s stays as it is", (address) => {
  expect(localizedAddress(address, "en")).toBe(address);
});
