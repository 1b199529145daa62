import type { AltTexts } from "#i18n/admin/hu/editor-blocks.ts";
import { counter } from "#i18n/format/count.ts";
import { blockWords } from "#i18n/short-words/short-words.ts";
import type { TextEditorTexts } from "#i18n/admin/hu/text-editor.ts";

const count = counter("en");

export const editorBlocks = {
  // Blocks that readers see have the same names as on the website.
  ...blockWords.en,
  gallery: "Gallery",
  fact: "Fact from the guide",
  rule: "Dividing line",
  rowAbove: "Insert row above",
  rowBelow: "Insert row below",
  deleteRow: "Delete row",
  columnBefore: "Insert column before",
  columnAfter: "Insert column after",
  deleteColumn: "Delete column",
  tableSettings: "Caption and headers of the table",
  deleteTable: "Delete table",
  pictureBack: "Move picture back",
  pictureOn: "Move picture forward",
  decorative: "Decorative",
  tableDialog: {
    title: "Caption and headers of the table",
    caption: "Caption",
    captionHint: "What does the table show? It stands above the table.",
    headRow: "The first row is a header",
    headColumn: "The first column is a header",
    save: "Save",
  },
  pictureDialog: {
    decorative: "The picture only decorates",
    decorativeHint: "Tick this if the text is complete without the picture.",
    caption: "Caption",
    captionHint: "Shown below the picture.",
    credit: "Credit",
    creditHint: "The photographer’s name, for example.",
  },
  galleryDialog: {
    titleNew: "Add a gallery",
    titleAdd: "Add pictures to the gallery",
    files: "Picture files (choose or drop several)",
    add: "Add",
    chosen: "Chosen pictures",
    earlier: "Earlier",
    remove: "Take out",
    ofPicture: (action: string, n: number) => `${action}: picture ${n}`,
  },
  factDialog: {
    title: "Insert a fact",
    search: "Name of the fact",
    hint: "Readers always see the value of the day, in their language.",
    found: (n: number) => count(n, { one: "{n} fact.", other: "{n} facts." }),
    narrow: (n: number) =>
      count(n, {
        one: "Only the first one is shown: type more of the name.",
        other: "The first {n} are shown: type more of the name.",
      }),
    noValue: "several values; your words stay, and lead to the fact’s page",
    noneChosen: "Choose a fact.",
    failed: "The facts could not be loaded. Close this and try again.",
    add: "Insert",
    told: (fact: string) => `Readers see the value of today: ${fact}`,
  },
  slashMenu: "Blocks to insert",
  noBlock: "No matching blocks.",
} satisfies TextEditorTexts["blocks"];

export const altTexts = {
  title: "What do the pictures show?",
  why: "Readers who cannot see these pictures do not learn yet what is in them. Describe each in a few words, or mark it as decorative.",
  picture: (number, language, isCover) =>
    isCover ? `Cover (${language})` : `Picture ${number} (${language})`,
  decorative: "Decorative",
  decorativeOf: (picture) => `Decorative: ${picture}`,
  missing: "Describe the picture, or mark it as decorative.",
  confirm: "Continue",
} satisfies AltTexts;
