import { pagePath, type GuidePage, type ToolPage } from "#i18n/addresses.ts";
import { wayPath, type WayPairId } from "#content/facts/ways/way-pairs.ts";
import type { WayListText } from "#content/guide-page.ts";
import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages/hu.ts";

/** A page of the site that is a chapter. */
export interface BookEntry {
  path: string;
  /** Its question to the page, with the mark; empty for most. */
  query: string;
  /** Its file in the book. */
  file: string;
  /** Its name in the contents; null for the title of the page. */
  name: string | null;
  /** The pages below it. */
  below: readonly BookEntry[];
}

export interface BookPart {
  /** Null for pages that belong to none. */
  name: string | null;
  entries: readonly BookEntry[];
}

/** The parts of a book, and the words of its first page. */
export interface BookOrder {
  language: Language;
  /** On the site. */
  address: string;
  title: string;
  subtitle: string;
  description: string;
  /** The path of the page that it stands for. */
  source: string;
  parts: readonly BookPart[];
}

/** Makes entries of a language's pages, called as the menus call them. */
export function entriesOf(
  language: Language,
  { pages }: Pick<Messages, "pages">,
  wayNames: WayListText["names"],
) {
  return {
    page: (page: GuidePage | ToolPage, { below = [], query = "" }: Partial<BookEntry> = {}): BookEntry => ({
      path: pagePath(page, language),
      query,
      file: `${page}.xhtml`,
      name: pages[page].name,
      below,
    }),
    way: (pair: WayPairId): BookEntry => ({
      path: wayPath(pair, language),
      query: "",
      file: `way-${pair}.xhtml`,
      name: wayNames[pair],
      below: [],
    }),
  };
}

/** Each entry before those below it. */
export function allEntries(parts: readonly BookPart[]): BookEntry[] {
  const withBelow = (entry: BookEntry): BookEntry[] => [entry, ...entry.below.flatMap(withBelow)];
  return parts.flatMap(({ entries }) => entries.flatMap(withBelow));
}
