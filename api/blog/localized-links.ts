import {
  aliasesOf,
  authorSegments,
  canonicalPath,
  isUnprefixedPost,
  languagePrefix,
  pageAt,
  pagePath,
  withoutLanguage,
} from "#i18n/addresses.ts";
import { categoryAt, categoryPath, type SiteCategories } from "#i18n/blog/category-addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";

const blogAliases = aliasesOf("blog");

/**
 * The same page's address in another language, for an address of this site that begins with a language; any other address
 * stays. Query and fragment stay too: the ids of a guide page's sections are the same in every language.
 * @example localizedAddress("/hu/lima-latnivalok#larco", "en") // "/en/lima-attractions#larco"
 */
export function localizedAddress(address: string, language: Language, categories?: SiteCategories): string {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (!languagePrefix(pathname)) return address;
  const canonical = canonicalPath(pathname);
  const page = pageAt(canonical);
  if (page) return pagePath(page, language) + rest;
  const bare = withoutLanguage(canonical);
  const [, first = "", second = "", third = ""] = bare.split("/");
  // The site leads a post's slug of any language to that of the language asked for.
  if (isUnprefixedPost(bare) && second !== "" && third === "") return `/${language}${bare}${rest}`;
  const path = blogAliases.includes(first) ? blogAddress(bare, language, categories) : null;
  return path === null ? address : path + rest;
}

/** Localizes the address of a category's or an author's list; null for anything else. */
function blogAddress(bare: string, language: Language, categories: SiteCategories): string | null {
  const [, , second, third, ...deeper] = bare.split("/");
  if (deeper.length > 0) return null;
  // An address from before the owner changed it leads on too.
  const category = third === undefined ? (categoryAt(second, categories) ?? categoryAt(second)) : null;
  if (category) return categoryPath(category, language, categories);
  const isAuthor = third && languages.some((each) => authorSegments[each] === second);
  return isAuthor ? `${pagePath("blog", language)}/${authorSegments[language]}/${third}` : null;
}
