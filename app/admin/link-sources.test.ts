import { expect, test } from "vitest";
import { languages } from "#i18n/languages.ts";
import { guideOptions, linkSources, matchingOptions } from "./link-sources.ts";

test("a guide page and its parts are found in the text's language, whatever the accents", async () => {
  const found = await linkSources.findPages("larco muzeum", "hu");
  expect(found[0]).toMatchObject({ name: "Larco Múzeum", address: "/hu/lima-latnivalok#larco" });
  const [page] = await linkSources.findPages("limai LATNIVALOK", "hu");
  expect(page).toMatchObject({ name: "Limai látnivalók", address: "/hu/lima-latnivalok" });
  const [english] = await linkSources.findPages("larco", "en");
  expect(english?.address).toBe("/en/lima-attractions#larco");
  const [tickets] = await linkSources.findPages("tickets cusco", "en");
  expect(tickets).toMatchObject({ name: "Tickets", within: "Top 10 sights in Peru › Cusco" });
});

test.each(languages)("no two of the guide's parts look alike in the picker: %s", async (language) => {
  const told = (await guideOptions(language)).map(({ name, within = "" }) => `${name} / ${within}`);
  expect(told.filter((text, index) => told.indexOf(text) !== index)).toEqual([]);
});

test("whole pages come first, and a page's own words help to find its parts", () => {
  const option = (name: string, within?: string) => ({
    id: name,
    name,
    address: "/",
    ...(within && { within }),
  });
  const options = [
    option("Jegyek", "Lima"),
    option("Séta Limában", "Lima"),
    option("Lima este", "Séták"),
    option("Eljutás Limába"),
    option("Limai látnivalók"),
    option("Cusco"),
  ];
  expect(matchingOptions(options, "lima").map(({ name }) => name)).toEqual([
    "Limai látnivalók",
    "Eljutás Limába",
    "Lima este",
    "Séta Limában",
    "Jegyek",
  ]);
});
