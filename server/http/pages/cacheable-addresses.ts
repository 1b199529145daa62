import { categories } from "#api/posts/categories.ts";
import { wayPairIds, wayPath } from "#content/facts/ways/way-pairs.ts";
import { isOwnPageAddress, ownPagePath } from "#i18n/own-pages.ts";
import { aliasesOf, isAdminPath, pageAddresses, pagePath, postPath } from "#i18n/addresses.ts";
import { authorPath } from "#i18n/blog/author-address.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { categoryPath } from "#i18n/blog/category-addresses.ts";
import { isLanguage, languages, type Language } from "#i18n/languages.ts";
import { keysOf } from "#i18n/typed-keys.ts";

const pagesByAnyAlias = new Set(
  keysOf(pageAddresses).flatMap((page) =>
    languages.flatMap((language) => aliasesOf(page).map((alias) => `/${language}/${alias}`)),
  ),
);

const ways = new Set(languages.flatMap((language) => wayPairIds.map((pair) => wayPath(pair, language))));

/** Lists that go on at `?page=2`. */
const lists = new Set(
  languages.flatMap((language) => [
    pagePath("blog", language),
    ...categories.map((category) => categoryPath(category, language)),
  ]),
);

const laterPage = /\?page=[1-9]\d{0,5}$/;

/**
 * Whether the page of an address (path and query) may be kept when it is found. Only one spelling of each address:
 * otherwise anybody could fill the memory with capitals, escapes and queries that lead to the same page.
 */
export function isCacheableAddress(address: string): boolean {
  const list = address.replace(laterPage, "");
  return (
    pagesByAnyAlias.has(address) ||
    ways.has(address) ||
    isAddressBy(postPath, address) ||
    isAddressBy(factPath, address) ||
    ownAddress(address) !== null ||
    lists.has(list) ||
    categorySlug(list) !== null ||
    isAuthorAddress(list)
  );
}

/** The post, fact, author, own page or category of the owner's in a cacheable address, which may not exist; null for a page that always does. */
export function namedInAddress(
  address: string,
): { kind: "post" | "fact" | "author" | "own page" | "category"; name: string } | null {
  const [path = ""] = address.split("?");
  const [, , , third = "", fourth = ""] = path.split("/");
  if (isAddressBy(postPath, path)) return { kind: "post", name: decodeURIComponent(third) };
  if (isAddressBy(factPath, path)) return { kind: "fact", name: decodeURIComponent(third) };
  const own = pagesByAnyAlias.has(path) ? null : ownAddress(path);
  if (own !== null) return { kind: "own page", name: own };
  const category = categorySlug(path);
  if (category !== null) return { kind: "category", name: category };
  return isAuthorAddress(path) ? { kind: "author", name: decodeURIComponent(fourth) } : null;
}

/** The address of an own page that may be there, `our-trips` of `/en/our-trips`. */
function ownAddress(path: string): string | null {
  const [, language, address = ""] = path.split("/");
  if (!isLanguage(language) || isAdminPath(path) || !isOwnPageAddress(address)) return null;
  return ownPagePath(address, language) === path ? address : null;
}

/** The slug of a category of the owner's, or of one with an address of theirs, that may be there. */
function categorySlug(path: string): string | null {
  const [, language, , slug = ""] = path.split("/");
  if (!isLanguage(language) || !isOwnPageAddress(slug) || lists.has(path)) return null;
  return `${pagePath("blog", language)}/${slug}` === path ? slug : null;
}

type PathOf = (name: string, language: Language) => string;

/** For paths of a language, a segment and a name. */
function isAddressBy(pathOf: PathOf, address: string): boolean {
  const [, language, , name = ""] = address.split("/");
  return isSpelling(address, language, name, pathOf);
}

function isAuthorAddress(address: string): boolean {
  const [, language, , , slug = ""] = address.split("/");
  return isSpelling(address, language, slug, authorPath);
}

function isSpelling(address: string, language: string | undefined, slug: string, pathOf: PathOf): boolean {
  if (!isLanguage(language) || slug === "") return false;
  try {
    return pathOf(decodeURIComponent(slug), language) === address;
  } catch {
    return false;
  }
}
