import { counter } from "#i18n/format/count.ts";
import type { DeadLinksTexts } from "./hu.ts";

const count = counter("en");

export const deadLinks = {
  title: "Dead links",
  intro:
    "These addresses have led nowhere for at least three nights. If you know a good one, put it in their place everywhere at once: in posts, pages, sources of facts and drafts.",
  loading: "Loading the links…",
  loadFailed: "The links could not be loaded.",
  retry: "Try again",
  faults: {
    not_found: "there is no such page (404)",
    gone: "removed for good (410)",
    unknown_host: "there is no such site",
  },
  since: (day) => `first on ${day}`,
  usedIn: "Used here:",
  kinds: { post: "Post", page: "Page", fact: "Source of a fact", site: "A tool, or the foot of pages" },
  to: "New address",
  toHint: "It begins with https://",
  replace: "Replace everywhere",
  replaceOf: (address) => `Replace everywhere: ${address}`,
  replaced: (n) => count(n, { one: "Replaced in {n} place.", other: "Replaced in {n} places." }),
  wrongAddress: "Another web address is needed here, beginning with https://.",
  failed: "It could not be replaced. What you typed stays here: try again.",
} satisfies DeadLinksTexts;
