import { createHash } from "node:crypto";
import type { ImportNote } from "#api/import/import-report.ts";
import type { WantedState } from "#api/admin/translation-states.ts";
import { releasedCategories, type SiteCategories, categoryName } from "#i18n/blog/category-addresses.ts";
import { isLanguage, languages, type Language } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";

/** A post of another system, in the form that `parseOldPost` reads. */
export interface ForeignPost {
  _id: string;
  szerzo: string;
  category: string;
  coverImage: string;
  isPinned?: boolean;
  createdAt: string;
  updatedAt: string;
  translations: Partial<Record<Language, ForeignText>>;
  states: Partial<Record<Language, WantedState>>;
  /** Paths under which readers found its texts. */
  formerPaths: Partial<Record<Language, string>>;
  /** Numbers by which links of WordPress name its texts. */
  formerIds: Partial<Record<Language, string>>;
  /** Its parts that are lost, or changed, by the import. */
  notes: ImportNote[];
}

interface ForeignText {
  title: string;
  summary: string;
  content: string;
  slug: string;
  coverAlt: string;
  searchTitle: string;
  searchDescription: string;
}

export interface ForeignExport {
  posts: ForeignPost[];
  /** Where the pictures were, such as `https://peru.example`; null when the export does not say. */
  site: string | null;
  /** Parts of the export that are not imported. */
  notes: ImportNote[];
}

/** A text without a title would be a card without words and a page without a heading, so it waits in the admin area until it has one. */
export function stateWithTitle(title: string, state: WantedState, notes: ImportNote[]): WantedState {
  if (title !== "" || state === "draft") return state;
  notes.push({ kind: "untitled" });
  return "draft";
}

/** Tags are nothing that the site has, beside the one that is the category. */
export function tellNames(kind: "tags" | "shortcodes", names: Set<string>): ImportNote[] {
  return names.size === 0 ? [] : [{ kind, what: [...names].join(", ") }];
}

/** @returns our id of something that has another system's: the same in each run, and another one for each site */
export function foreignId(site: string, id: string): string {
  return createHash("sha256").update(`${site}#${id}`).digest("hex").slice(0, 24);
}

/** The language of a tag, such as `en-GB`; null unless the site has that language. */
export function languageOfTag(tag: string | undefined): Language | null {
  const [primary = ""] = (tag ?? "").toLowerCase().split(/[-_]/);
  return isLanguage(primary) ? primary : null;
}

/**
 * The category of the first of these names that is one of ours, by its id or its name in any language, the owner's before the
 * site's. Another name is returned as it is, so that the import tells of it.
 */
export async function matchCategory(names: string[], categories: SiteCategories): Promise<string> {
  const known = new Map<string, string>();
  await Promise.all(languages.map(loadMessages));
  for (const site of [null, categories]) {
    for (const { id } of site ?? releasedCategories) {
      known.set(id.toLowerCase(), id);
      for (const language of languages)
        known.set(categoryName(id, language, loadedMessages(language), site).toLowerCase(), id);
    }
  }
  const found = names.map((name) => known.get(name.trim().toLowerCase())).find((one) => one !== undefined);
  return found ?? names[0] ?? "";
}

/** Adds so many, one if left out, to the note of the kind and subject. */
export function countNote(
  notes: ImportNote[],
  { kind, what, count = 1 }: Pick<ImportNote, "kind" | "what" | "count">,
): void {
  if (count === 0) return;
  const known = notes.find((note) => note.kind === kind && note.what === what);
  if (known) known.count = (known.count ?? 1) + count;
  else notes.push({ kind, count, ...(what !== undefined && { what }) });
}
