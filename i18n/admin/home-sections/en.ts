import type { HomeSectionsTexts } from "./hu.ts";

export const homeSections = {
  title: "Home page",
  intro: "The parts below the slides, and the cards. Readers see them in this order.",
  loading: "Loading the home page…",
  loadFailed: "The layout of the home page could not be loaded.",
  retry: "Try again",
  sections: "Sections",
  sectionsIntro: "Videos and social pages appear only once they are set in the settings.",
  contactStays: "Always shown: every page links to it.",
  toWords: "Change the words of the introduction",
  cards: "Cards",
  cardsIntro:
    "Pages of the guide with their pictures, and your own pages, with one if they have it. The others of the guide follow below by name.",
  newCard: "Another page",
  add: "Add a card",
  added: (name) => `${name}: added.`,
  remove: "Remove",
  removeNamed: (name) => `Remove: ${name}`,
  removed: (name) => `${name}: removed.`,
  reset: "Reset to default…",
  resetTitle: "Go back to the original home page?",
  resetText:
    "Every section is shown again, in the original order, with the six original cards. The slides stay.",
  leaveText: "Your changes to the home page are not saved and will be lost.",
} satisfies HomeSectionsTexts;
