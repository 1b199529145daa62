import { expect, test } from "vitest";
import { matchingOptions, optionsOf } from "./link-sources.ts";

const topTen = {
  page: "top-ten",
  title: "Perú en diez lugares",
  address: "/es/diez-lugares",
  parts: [
    { id: "lima", name: "Lima" },
    { id: "larco", name: "Museo Larco", section: "Lima" },
  ],
};

test("a guide page and its parts are found whatever the accents, each with where it stands", () => {
  const found = (words: string) => matchingOptions(optionsOf(topTen), words);
  expect(found("museo lárco")).toEqual([
    {
      id: "page-top-ten-larco",
      name: "Museo Larco",
      within: "Perú en diez lugares › Lima",
      address: "/es/diez-lugares#larco",
      reference: "page:top-ten#larco",
    },
  ]);
  expect(found("PERU EN")[0]).toEqual({
    id: "page-top-ten",
    name: "Perú en diez lugares",
    address: "/es/diez-lugares",
    reference: "page:top-ten",
  });
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
