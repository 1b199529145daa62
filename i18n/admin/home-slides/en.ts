import { counter } from "#i18n/format/count.ts";
import type { HomeSlidesTexts } from "./hu.ts";

const count = counter("en");

export const homeSlides = {
  title: "Slides of the home page",
  intro: "Picture, title, subtitle and text; one language is enough. Readers see them in this order.",
  loading: "Loading the slides…",
  loadFailed: "The slides could not be loaded.",
  retry: "Try again",
  add: "New slide",
  unnamed: "Slide without a title",
  removed: (name) => `${name}: deleted.`,
  up: (name) => `Move forward: ${name}`,
  down: (name) => `Move back: ${name}`,
  choose: "Choose or upload a picture",
  withoutPicture: "Back to the drawing",
  link: "Where does it lead?",
  noLink: "Nowhere",
  labels: { title: "Title", subtitle: "Subtitle", text: "Text", alt: "What does the picture show?" },
  titleHint: "Left empty, the slide is not shown in this language.",
  faultTexts: {
    title: "A title is needed: in one language at least, and where there is other text.",
    alt: "Say what the picture shows, for people who do not see it.",
    picture: "This slide needs a picture.",
  },
  faults: (n) =>
    count(n, {
      one: "{n} field has to be filled in before saving.",
      other: "{n} fields have to be filled in before saving.",
    }),
  noneShown: "At least one slide must be shown.",
  reset: "Original slides…",
  resetTitle: "Go back to the original slides?",
  resetText: "Your own slides and the texts you have changed will be lost. Pictures stay in the library.",
  leaveText: "Your changes to the slides are not saved and will be lost.",
} satisfies HomeSlidesTexts;
