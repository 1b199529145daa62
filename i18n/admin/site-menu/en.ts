import { counter } from "#i18n/format/count.ts";
import type { SiteMenuTexts } from "./hu.ts";

const count = counter("en");

export const siteMenu = {
  title: "Menu and footer",
  intro:
    "Where pages are linked, and in which order. A page left out here can still be found by its address and in the search; its own editor can hide it from readers.",
  loading: "Loading the menu…",
  loadFailed: "The menu could not be loaded.",
  retry: "Try again",
  places: { menu: "Menu bar", footer: "Footer", nowhere: "Nowhere" },
  inGuide: (guide, group) => `${guide} › ${group}`,
  nowhereTitle: "Pages of your own that are linked nowhere",
  count: (shown, hidden) =>
    count(shown, { one: "{n} page", other: "{n} pages" }) +
    (hidden > 0 ? count(hidden, { other: ", {n} taken out" }) : ""),
  moveTo: (name) => `Place of ${name}`,
  unseen: "not published in this language yet",
  withdrawn: "hidden from readers",
  acts: {
    menu: { takeOut: "Take out of the menu", putBack: "Put back in the menu", isOut: "not in the menu" },
    footer: {
      takeOut: "Take out of the footer",
      putBack: "Put back in the footer",
      isOut: "not in the footer",
    },
  },
  named: (act, name) => `${act}: ${name}`,
  wasTakenOut: (name) => `${name}: taken out.`,
  wasPutBack: (name) => `${name}: put back.`,
  sent: (name, place) => `${name}: moved to ${place}.`,
  reset: "Reset to default…",
  resetTitle: "Go back to the original order?",
  resetText:
    "Menu and footer will be as they came with the site. Your own pages stay where they are, at the end of the list.",
  leaveText: "Your changes to the menu are not saved and will be lost.",
} satisfies SiteMenuTexts;
