import { pagePath } from "#i18n/addresses.ts";
import { categorySlugs } from "#i18n/guide-addresses.ts";
import { byLanguage, defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages/hu.ts";

type PerLanguage<Value = string> = Record<Language, Value>;

/** A category as the owner has it. A field that is left out is as it comes with the site. */
export interface SiteCategory {
  id: string;
  names?: PerLanguage | undefined;
  slugs?: PerLanguage | undefined;
  /** The language of the name in each language in which the owner has given none. */
  namedIn?: Partial<PerLanguage<Language>> | undefined;
  picture?:
    | {
        hash: string;
        width: number;
        height: number;
        focal: { x: number; y: number };
        credit?: string | undefined;
      }
    | null
    | undefined;
}

/** They are in the owner's order; null or left out while they are those that come with the site. */
export type SiteCategories = readonly SiteCategory[] | null | undefined;

/** That of a post which is in none. */
export const defaultCategory = "uncategorized";

export const releasedCategories: readonly SiteCategory[] = Object.keys(categorySlugs).map((id) => ({ id }));

const releasedSlugs = new Map<string, PerLanguage>(Object.entries(categorySlugs));

/** Whether the owner has made it; its id is no word, so that it can be called anything. */
export function isOwnCategory(id: string): boolean {
  return /^own-[0-9a-f]{12}$/.test(id);
}

/** Words in each language: where there are none, those of the language that stands in, in the order that posts have. */
export function inEachLanguage(given: Partial<PerLanguage>): PerLanguage {
  return byLanguage((language) => given[standIn(given, language)] ?? "");
}

/** The language whose words stand in a language. */
export function standIn(given: Partial<PerLanguage>, language: Language): Language {
  return [language, defaultLanguage, ...languages].find((one) => given[one]) ?? language;
}

/** Whether another category is called so in a language, or known so to the site: whoever reads the name could not tell which one is meant. */
export function isNameTaken(
  name: string,
  language: Language,
  others: readonly { id: string; names: PerLanguage }[],
): boolean {
  const isName = (one: string) => one.trim().toLowerCase() === name.trim().toLowerCase();
  return others.some(({ id, names }) => isName(names[language]) || isName(id));
}

export function findCategory(id: string, site?: SiteCategories): SiteCategory | undefined {
  return (site ?? releasedCategories).find((category) => category.id === id);
}

export function slugsOf({ id, slugs }: SiteCategory): PerLanguage | undefined {
  return slugs ?? releasedSlugs.get(id);
}

/** For example `/hu/blog/gasztronomia`; the blog itself for a category that the site does not have. */
export function categoryPath(id: string, language: Language, site?: SiteCategories): string {
  const category = findCategory(id, site);
  const slug = category && slugsOf(category)?.[language];
  return slug === undefined ? pagePath("blog", language) : `${pagePath("blog", language)}/${slug}`;
}

/** The id of a category, by its slug in any language; null if there is none. */
export function categoryAt(slug: string | undefined, site?: SiteCategories): string | null {
  const found = (site ?? releasedCategories).find((category) =>
    languages.some((language) => slugsOf(category)?.[language] === slug),
  );
  return (slug !== undefined && found?.id) || null;
}

/** For example `/hu/blog/gasztronomia/feed.xml`. */
export function categoryFeedPath(id: string, language: Language, site?: SiteCategories): string {
  return `${categoryPath(id, language, site)}/feed.xml`;
}

/** Names the drawing of a category, in any of the folders of drawings: one of the owner's has that of no category. */
export function categoryDrawing(id: string): string {
  return `categories/${isOwnCategory(id) ? defaultCategory : id.toLowerCase()}`;
}

/** The owner's word for a category, else the site's; one that neither knows is shown as it is stored, unless that is no word. */
export function categoryName(
  id: string,
  language: Language,
  { categories }: Pick<Messages, "categories">,
  site?: SiteCategories,
): string {
  const own = findCategory(id, site)?.names?.[language];
  if (own !== undefined) return own;
  const released: Record<string, string> = categories;
  const known = isOwnCategory(id) ? defaultCategory : id;
  return (Object.hasOwn(released, known) ? released[known] : undefined) ?? id;
}
