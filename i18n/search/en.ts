import { counter } from "#i18n/format/count.ts";
import type { SearchWords } from "./hu.ts";

const count = counter("en");

export const en: SearchWords = {
  label: "What are you looking for?",
  slash: "The / key opens the search on every page",
  submit: "Search",
  empty:
    "Search the guide, the tools, the blog, places, facts (prices, opening hours, rules) and Spanish phrases all at once. Accents and plurals don’t matter, and a whole question will do.",
  pictureAlt:
    "A magnifying glass over an Andean valley: in the lens appear ruins, terraces and a llama with a woven blanket.",
  examples: "For example",
  exampleQueries: [
    "visa",
    "Machu Picchu tickets",
    "altitude sickness",
    "bus from Lima to Cusco",
    "packing list",
    "where is the toilet",
  ],
  tooLong: (most) =>
    count(most, {
      one: "A search has at most {n} character.",
      other:
        "A search has at most {n} characters. Please shorten it, for example to the words that matter most.",
    }),
  results: (n, query) => `${count(n, { one: "{n} result", other: "{n} results" })} for “${query}”`,
  nothing: (query) => `Nothing found for “${query}”`,
  partial: "Nothing has all of these words. These pages have some of them.",
  nothingOfKind: "There is nothing in this group.",
  nearest: "Did you mean",
  shownForNearest: "We found no such word and searched for a similar one. Did you mean",
  nearNames: "Places and pages with a similar name",
  inShort: "In short",
  whereToLook: "Have a look at these pages:",
  advice: "Try fewer or other words, for example “train” instead of “train ticket from Cusco”.",
  kindsLabel: "Narrow down",
  kinds: {
    all: "All",
    guide: "Guide",
    tools: "Tools",
    blog: "Blog",
    places: "Places",
    facts: "Facts",
    phrases: "Phrases",
  },
  kindOfOne: {
    guide: "Guide",
    tools: "Tool",
    blog: "Blog",
    places: "Place",
    facts: "Fact",
    phrases: "Phrase",
  },
  placeCategories: {
    archaeology: "archaeological site",
    town: "town",
    city: "city",
    nature: "nature",
    landscape: "landscape",
    monument: "monument",
    culture: "living culture",
    airport: "airport",
    museum: "museum",
    district: "district",
    viewpoint: "viewpoint",
    station: "station",
    border: "border crossing",
  },
  place: (category, region, altitude) => `${category}, ${region} region, at ${altitude}`,
};
