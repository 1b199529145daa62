import { counter } from "#i18n/format/count.ts";
import type { ImportTexts } from "./hu.ts";

const count = counter("en");

export const postsImport = {
  title: "Import",
  intro:
    "Bring posts over from WordPress, from Ghost or from an export of this site. You see first what would come, and nothing is written until you say so.",
  form: {
    title: "From where?",
    file: "Export file",
    fileHint:
      "WordPress: Tools → Export (XML). Ghost: Settings → Advanced → Export (JSON). An export of this site: the ZIP as it is. If you have the pictures in a folder, put it into one ZIP with the export; otherwise they are fetched from where they were.",
    choose: "Choose a file…",
    notChosen: "No file chosen",
    more: "Language and pictures",
    language: "Language of the texts",
    languageHint: "For those whose export does not say.",
    asExported: "As the export says",
    site: "Where the pictures are now",
    siteHint: "Such as https://peru.example. Ghost’s export does not say.",
    submit: "Preview",
    nothing: "Choose a file.",
    notAddress: "This is not a web address: it begins with https:// or http://.",
  },
  running: "In progress",
  steps: {
    begun: "Getting ready…",
    uploading: "Uploading…",
    read: "Reading the export…",
    posts: "Posts and pictures…",
  },
  origins: {
    posts: "Export of a site like this one",
    wordpress: "WordPress export",
    ghost: "Ghost export",
    server: "The old site",
  },
  outcomes: {
    new: "new",
    same: "unchanged",
    changed: "changed",
    kept: "edited here, kept",
    binned: "deleted here, in the bin",
    failed: "failed",
  },
  report: {
    found: "What would come",
    done: "What came",
    nothingNew: "Everything is here already; there is nothing to bring.",
    finished: "The import is complete.",
    stopped: (n, total) =>
      `It was cut short after ${count(n, { other: "{n}" })} of ${count(total, { one: "{n} post", other: "{n} posts" })}. Start it again: it goes on from there.`,
    posts: (n) => count(n, { one: "{n} post", other: "{n} posts" }),
    texts: (published, drafts) =>
      `${count(published, { one: "{n} published text", other: "{n} published texts" })}, ${count(drafts, { one: "{n} draft", other: "{n} drafts" })}`,
    pictures: "Pictures",
    drawings: "Replaced drawings",
    redirects: "Old addresses that lead here",
    leftOut: "Left out or changed",
    toSee: (n) => `Worth a look (${count(n, { other: "{n}" })})`,
    rest: (n) => count(n, { one: "The other post", other: "The other {n} posts" }),
    cut: (n) => count(n, { other: "The first {n} are shown; the downloaded report has all of them." }),
    untitled: "untitled",
    download: "Download the report",
    fileName: "import.txt",
    submit: "Import",
  },
  notes: {
    comments: ({ count: n }) => count(n, { one: "left out: {n} comment", other: "left out: {n} comments" }),
    pages: ({ count: n }) => count(n, { one: "left out: {n} page", other: "left out: {n} pages" }),
    otherType: ({ what, count: n }) => `left out: ${count(n, { other: "{n}" })} of the type “${what}”`,
    status: ({ what, count: n }) =>
      count(n, {
        one: `left out: {n} post with the status “${what}”`,
        other: `left out: {n} posts with the status “${what}”`,
      }),
    textless: ({ count: n }) =>
      count(n, { one: "left out: {n} post without a text", other: "left out: {n} posts without a text" }),
    tags: ({ what }) => `left out: tags (${what})`,
    shortcodes: ({ what }) => `shortcodes that stay as text: ${what}`,
    untitled: () => "has no title, so it is a draft",
    unread: () => "has no text that can be read, so it is a draft",
    galleryPictures: ({ count: n }) =>
      count(n, {
        one: "left out: {n} picture of a gallery that the file does not name",
        other: "left out: {n} pictures of a gallery that the file does not name",
      }),
    block: ({ what }) => `left out: a block “${what}”`,
    frame: ({ what, count: n }) =>
      count(n, { one: `left out: {n} frame of ${what}`, other: `left out: {n} frames of ${what}` }),
    sound: ({ count: n }) => count(n, { one: "left out: {n} sound", other: "left out: {n} sounds" }),
    download: ({ count: n }) =>
      count(n, { one: "left out: {n} file to download", other: "left out: {n} files to download" }),
    product: ({ count: n }) =>
      count(n, { one: "left out: {n} product card", other: "left out: {n} product cards" }),
    signUp: ({ count: n }) =>
      count(n, { one: "left out: {n} sign-up form", other: "left out: {n} sign-up forms" }),
    form: ({ count: n }) => count(n, { one: "left out: {n} form", other: "left out: {n} forms" }),
    videoFile: ({ count: n }) =>
      count(n, { one: "left out: {n} video file", other: "left out: {n} video files" }),
    object: ({ count: n }) =>
      count(n, { one: "left out: {n} embedded object", other: "left out: {n} embedded objects" }),
    code: ({ count: n }) =>
      count(n, {
        one: "{n} block of code comes as lines of text",
        other: "{n} blocks of code come as lines of text",
      }),
    link: ({ what }) => `link ${what} leads to no post of this import`,
    category: ({ what }) => `category “${what}” is unknown`,
    language: ({ what }) => `left out: a language that this site does not have (${what})`,
    absentPicture: ({ what }) => `picture ${what}: is not there`,
    privatePicture: ({ what }) => `picture ${what}: lies in a private network`,
    unreachablePicture: ({ what, detail }) => `picture ${what}: could not be fetched (${detail})`,
    largePicture: ({ what }) => `picture ${what}: is too large`,
    badPicture: ({ what }) => `picture ${what}: is damaged or of an unusual kind`,
    animatedCover: ({ what }) => `cover ${what}: is animated, so it is left out`,
    pictureData: ({ what }) => `picture ${what}: is no picture data`,
    slug: ({ what, detail }) => `slug “${what}” belongs to another post, so it is “${detail}”`,
    failed: ({ detail }) => `cannot be brought: ${detail}`,
  },
  faults: {
    foreign: () => "This file is not an export of WordPress, of Ghost or of this site.",
    cutOff: () => "The file ends in the middle: export or download it again.",
    malformed: (detail) => `The file is damaged; this could not be read: ${detail}`,
    damagedArchive: () => "The ZIP is damaged, or protected by a password.",
    emptyArchive: () => "There is no export with posts in the ZIP.",
    tooLarge: (detail) =>
      `This is too large: ${detail} is the most. WordPress exports a period at a time, too.`,
    privateAddress: () =>
      "This address lies in a private network: only the command on the server’s own machine imports from there.",
    unreachable: (detail) => `The old site does not answer: ${detail}`,
    foreignAddress: () =>
      "No old server of Irány Peru answers at this address. From WordPress and Ghost you come with a file.",
  },
  failures: {
    gone: "The uploaded file is not on the server any more: choose it again.",
    busy: "An import is under way; try again in a moment.",
    noSpace: "There is not enough room for it on the server’s disk.",
    other: "It did not work. Whoever looks after the server finds the reason in its log.",
  },
} satisfies ImportTexts;
