import type { AuthorsTexts } from "./hu.ts";

export const authors = {
  title: "Authors",
  intro: "A picture, a few lines and links for the authors’ pages. The form of a post offers their names.",
  loading: "Loading the authors…",
  loadFailed: "The authors could not be loaded.",
  retry: "Try again",
  add: "New author",
  none: "No author has been introduced yet.",
  unnamed: "Author without a name",
  removed: (name) => `${name}: deleted.`,
  name: "Name",
  nameHint:
    "As it stands on posts. Change it here and it changes in the posts too, and the old address of the author’s page leads to the new one.",
  links: "Pages elsewhere",
  linksHint: "One address a line, eight at most, each beginning with https://.",
  lines: (language) => `A few lines (${language})`,
  choose: "Choose or upload a picture",
  withoutPicture: "Without a picture",
  faultTexts: {
    name: "A name is needed.",
    sameName: "There is an author of that name already.",
    link: "Each line must be a web address that begins with https://, eight at most.",
  },
  leaveText: "Your changes to the authors are not saved and will be lost.",
} satisfies AuthorsTexts;
