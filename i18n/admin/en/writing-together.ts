import type { WritingTogetherTexts } from "#i18n/admin/hu/writing-together.ts";

export const writingTogether = {
  presence: {
    other: (name, time, language) =>
      `${name} has been editing this post too since ${time}. Language: ${language}.`,
    saved:
      "Somebody else has saved this post since it was opened here. When you save, theirs is merged with yours; you are asked only about what both of you changed.",
  },
  autosaves: {
    label: (name) => `${name}, not saved`,
    take: "Load into the form",
    taken: "The text only goes into the form; nothing changes until you save.",
  },
  source: {
    isSource: "This is the source: the other languages are made from it.",
    make: "Make this the source…",
    title: (language) => `Make ${language} the source?`,
    text: "The other languages count as translations: when the source changes, they are marked outdated. No text changes, and what was up to date stays so.",
    confirm: "Make this the source",
    failed: "The source language could not be changed. You can try again.",
  },
  sideBySide: {
    show: "Side by side with the source",
    label: (language) => `The source (${language})`,
    empty: "The source has no text here yet.",
    undoCopy: "Undo copying",
  },
} satisfies WritingTogetherTexts;
