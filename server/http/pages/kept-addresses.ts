import { aliasesOf, pageAddresses, pagePath, postPath, type Page } from "#i18n/addresses.ts";
import { isLanguage, languages } from "#i18n/languages.ts";

// Safe cast: `Object.keys` loses the type of the keys.
const pagesByAnyAlias = new Set(
  (Object.keys(pageAddresses) as Page[]).flatMap((page) =>
    languages.flatMap((language) => aliasesOf(page).map((alias) => `/${language}/${alias}`)),
  ),
);

const laterBlogPage = new RegExp(
  String.raw`^(${languages.map((language) => pagePath("blog", language)).join("|")})\?page=[1-9]\d{0,5}$`,
);

/**
 * Whether the page of an address (path and query) may be kept when it is found. Only one spelling of each address:
 * otherwise anybody could fill the memory with capitals, escapes and queries that lead to the same page.
 */
export function isKeptAddress(address: string): boolean {
  return pagesByAnyAlias.has(address) || laterBlogPage.test(address) || isPostAddress(address);
}

function isPostAddress(address: string): boolean {
  const [, language, , slug = ""] = address.split("/");
  if (!isLanguage(language) || slug === "") return false;
  try {
    return postPath(decodeURIComponent(slug), language) === address;
  } catch {
    return false;
  }
}
