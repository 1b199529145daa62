import { pageAddresses, pagePath, type Page } from "#i18n/addresses.ts";
import type { AdminMessages } from "#i18n/admin/hu.ts";
import type { Language } from "#i18n/languages.ts";
import { foldText } from "#app/ui/fold-text.ts";
import type { Section } from "./sections.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** Something that the palette leads to. */
export interface Place {
  id: string;
  name: string;
  path: string;
  /** Other words for it. */
  words?: string | undefined;
  /** A public page is another document. */
  isPublic?: boolean;
  /** The language of the name, where it is not in the page's language. */
  lang?: Language | undefined;
}

/** Public pages that are offered at most. */
const maxPages = 6;

/**
 * Sections and public pages with every word, without regard to accents and case; all sections and no page for no words.
 * @param sections that the person may open
 */
export function findPages(
  typed: string,
  language: Language,
  sections: readonly Section[],
  names: Pick<AdminMessages["adminLayout"], "sections" | "sectionWords"> & {
    pages: Record<Page, { name: string }>;
  },
): { sections: Place[]; site: Place[] } {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const has = ({ name, words: others = "" }: Place) =>
    words.every((word) => foldText(`${name} ${others}`).includes(word));
  const own = sections.map(({ id, path }) => ({
    id: `section-${id}`,
    name: names.sections[id],
    words: names.sectionWords[id],
    path: path(language),
  }));
  const pages = keysOf(pageAddresses).map((page) => ({
    id: `page-${page}`,
    name: names.pages[page].name,
    path: pagePath(page, language),
    isPublic: true,
  }));
  return {
    sections: own.filter(has),
    site: words.length === 0 ? [] : pages.filter(has).slice(0, maxPages),
  };
}
