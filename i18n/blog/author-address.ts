import { authorSegments, pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { makeSlug } from "./make-slug.ts";

/**
 * The same for spellings that differ in accents, capitals or punctuation. Names in other letters keep these; without any
 * letter and digit it is empty, and the author has no page.
 *
 * @example authorSlug("Kovács Anna") // "kovacs-anna"
 */
export function authorSlug(name: string): string {
  return (
    makeSlug(name) ||
    name
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join("-") ||
    ""
  );
}

/** For example `/hu/blog/szerzo/kovacs-anna`. */
export function authorPath(slug: string, language: Language): string {
  return `${pagePath("blog", language)}/${authorSegments[language]}/${encodeURIComponent(slug)}`;
}
