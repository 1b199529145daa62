import type {
  changeNote as hungarianNote,
  editorAids as hungarianEditor,
  writingAids as hungarian,
  WritingTogetherTexts,
} from "#i18n/admin/hu/writing-aids.ts";
import { counter } from "#i18n/format/count.ts";

const count = counter("en");

export const changeNote: typeof hungarianNote = {
  title: "Note to readers about the change",
  label: "What changed, and why?",
  hint: "One line, optional. Once published it stands at the end of the page, in the list of changes and in its feed. If the text itself has not changed, it takes the place of the last note; emptied, it takes that one back. Left as it is, it is not told again.",
};

export const writingAids: typeof hungarian = {
  words: (n) => count(n, { one: "{n} word", other: "{n} words" }),
  minutes: (n) => count(n, { one: "about {n} minute to read", other: "about {n} minutes to read" }),
  length: {
    shown: (used, limit) => `${used} characters (search engines show about ${limit})`,
    over: (used, limit) => `${used} characters: search engines cut the end off after about ${limit}`,
  },
  preview: {
    open: "Address and search engines",
    addressHint: "Made from the title while it is empty.",
    addressNow: (address) => `Now: ${address}. Former addresses lead here too.`,
    noTitle: "No title yet",
    noDescription: "No text yet",
    note: "While they are empty, search engines and shared links show the title and the beginning of the text. The summary appears in the lists of posts, and here only while there is no text.",
  },
  sheet: {
    title: "Keyboard shortcuts",
    text: "Formatting",
    blocks: "Paragraphs",
    editor: "In the editor",
    admin: "Everywhere in the admin area",
    slash: "Blocks to insert (at the beginning of an empty line)",
    toolbar: "Go to the toolbar",
    leave: "Then Tab leaves the editor",
    save: "Save",
    palette: "Find a post or page",
    open: "Keyboard shortcuts",
    close: "Close",
  },
};

export const editorAids: typeof hungarianEditor = {
  find: {
    open: "Find and replace",
    bar: "Find in the text",
    words: "Find",
    replacement: "Replace with",
    matchCase: "Match case",
    ignoreMarks: "Ignore accents",
    previous: "Previous match",
    next: "Next match",
    replace: "Replace",
    replaceAll: "Replace all",
    close: "Close find and replace",
    none: "No match",
    position: (current, total) => `${current} of ${total}`,
    found: (total) => count(total, { one: "{n} match", other: "{n} matches" }),
    replaced: (total) => count(total, { one: "{n} replaced", other: "{n} replaced" }),
  },
  picker: {
    list: "Found on this site",
    posts: "Posts",
    pages: "Guide",
    untitled: "Untitled",
    unpublished: "not visible yet",
    searching: "Searching…",
    found: (total) => count(total, { one: "{n} match on this site", other: "{n} matches on this site" }),
    none: "This site has no such post or page.",
    failed: "The search failed. You can still type the address.",
    chosen: (name) => `Leads to: ${name}. Each reader gets the page in their own language.`,
  },
  shortcuts: "Keyboard shortcuts",
};

export const writingTogether = {
  presence: {
    other: {
      post: (name, time, language) =>
        `${name} has been editing this post too since ${time}. Language: ${language}.`,
      page: (name, time, language) =>
        `${name} has been editing this page too since ${time}. Language: ${language}.`,
    },
    saved:
      "Somebody else has saved it since it was opened here. When you save, theirs is merged with yours; you are asked only about what both of you changed.",
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
    choose: "Language of the source",
    label: (language) => `The source (${language})`,
    empty: "The source has no text here yet.",
    undoCopy: "Undo copying",
  },
} satisfies WritingTogetherTexts;
