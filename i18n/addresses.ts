import { defaultLanguage, isLanguage, languages, type Language } from "./languages.ts";
import { storedLanguage } from "./stored-language.ts";

/** The one table of the pages' addresses: what follows the language prefix, in each language. */
export const pageAddresses = {
  home: { hu: "", en: "", es: "" },
  guide: { hu: "peru-utmutato", en: "peru-guide", es: "guia-peru" },
  entry: { hu: "peru-beutazas", en: "peru-travel", es: "viajar-peru" },
  visas: { hu: "peru-vizum-tipusok", en: "peru-visa-types", es: "tipos-visa-peru" },
  topTen: { hu: "peru-top10-latnivalo", en: "peru-top10-attractions", es: "top10-lugares-peru" },
  weather: { hu: "peru-idojaras", en: "peru-weather", es: "clima-peru" },
  history: { hu: "peru-tortenelem", en: "peru-history", es: "historia-peru" },
  limaSights: { hu: "lima-latnivalok", en: "lima-attractions", es: "atracciones-lima" },
  limaTransport: { hu: "lima-kozlekedes", en: "lima-transportation", es: "transporte-lima" },
  gastronomy: { hu: "peru-gasztronomia", en: "peru-gastronomy", es: "gastronomia-peru" },
  holidays: { hu: "peru-unnepek", en: "peru-holidays", es: "fiestas-peru" },
  blog: { hu: "blog", en: "blog", es: "blog" },
  privacy: { hu: "adatvedelem", en: "privacy", es: "privacidad" },
} as const satisfies Record<string, Record<Language, string>>;

export type Page = keyof typeof pageAddresses;

/** The pages of the guide, in the order in which they are offered. */
export const guidePages = [
  "guide",
  "entry",
  "visas",
  "topTen",
  "weather",
  "history",
  "limaSights",
  "limaTransport",
  "gastronomy",
  "holidays",
] as const satisfies Page[];

export type GuidePage = (typeof guidePages)[number];

/** First segment of a post's address, after the prefix. */
const postSegment = "post";

/** What an old router put where a slug should have been; the redirect of old addresses still does. */
export const slugPlaceholder = ":slug";

/** Where the page lives in a language, for example `/en/blog`; the home page ends with a slash. */
export function pagePath(page: Page, language: Language): string {
  return `/${language}/${pageAddresses[page][language]}`;
}

/** Where the page lives in each language. */
export function pagePaths(page: Page): Record<Language, string> {
  return { hu: pagePath(page, "hu"), en: pagePath(page, "en"), es: pagePath(page, "es") };
}

/** What may follow any language prefix to show a page, for example the three names of the guide's pages. */
export function aliasesOf(page: Page): string[] {
  return [...new Set(languages.map((language) => pageAddresses[page][language]))];
}

/** The page of the guide at an address, whichever of its aliases it has; null where there is none. */
export function guidePageAt(pathname: string): GuidePage | null {
  const alias = withoutLanguage(pathname).slice(1);
  return guidePages.find((page) => aliasesOf(page).includes(alias)) ?? null;
}

/** The heading of the contact form on the home page. */
export const contactAnchor = "_contact-form";

/** Where the contact form is in a language. */
export function contactPath(language: Language): string {
  return `${pagePath("home", language)}#${contactAnchor}`;
}

/** Where a post lives in a language, for example `/es/post/lima-en-un-dia`. */
export function postPath(slug: string, language: Language): string {
  return `/${language}/${postSegment}/${encodeURIComponent(slug)}`;
}

/** Where the feed of a language's newest posts lives. */
export function feedPath(language: Language): string {
  return `/${language}/feed.xml`;
}

/** First segments, after the prefix, of the admin area's addresses; these also live without a prefix. */
const deskSegments = ["admin", "edit", "login", "register"];

/** What the addresses of the admin area begin with, for example `/login` and `/en/admin`. */
export function deskPaths(): string[] {
  const prefixes = ["", ...languages.map((language) => `/${language}`)];
  return prefixes.flatMap((prefix) => deskSegments.map((segment) => `${prefix}/${segment}`));
}

/** Where the dashboard lives in a language. */
export function adminPath(language: Language): string {
  return `/${language}/admin`;
}

/** Where a post is edited, with the desk in a language. */
export function editPath(id: string, language: Language): string {
  return `${adminPath(language)}/edit/${encodeURIComponent(id)}`;
}

/** Whether an address is one of the admin area, with or without a language. */
export function isDeskPath(pathname: string): boolean {
  return deskSegments.includes(withoutLanguage(pathname).split("/")[1] ?? "");
}

/** The language that an address names with its first segment; the default one when it names none. */
export function languageOfPath(pathname: string): Language {
  return namedLanguage(pathname) ?? defaultLanguage;
}

/**
 * The language of the page at an address. One of the admin area without a language is shown in the stored
 * choice; every other page's language depends on its address alone.
 *
 * @param cookies the `Cookie` header of a request, or `document.cookie`
 */
export function languageOfPage(pathname: string, cookies: string | null): Language {
  const stored = isDeskPath(pathname) ? storedLanguage(cookies) : null;
  return namedLanguage(pathname) ?? stored ?? defaultLanguage;
}

function namedLanguage(pathname: string): Language | null {
  const first = pathname.split("/")[1];
  return isLanguage(first) ? first : null;
}

/** Whether an address names a language with its first segment. */
export function hasLanguage(pathname: string): boolean {
  return namedLanguage(pathname) !== null;
}

/** The address without its language: `/blog` of `/en/blog`, `/` of `/en`. */
export function withoutLanguage(pathname: string): string {
  const [, first, ...rest] = pathname.split("/");
  return isLanguage(first) ? `/${rest.join("/")}` : pathname;
}

/** Every page address that old links know without a prefix, each once, for example `blog`. */
export function unprefixedAddresses(): string[] {
  const addresses = Object.values(pageAddresses).flatMap((page) =>
    languages.map((language) => page[language]),
  );
  return [...new Set(addresses)].filter((address) => address !== "");
}

export function isUnprefixedPost(pathname: string): boolean {
  return pathname.split("/")[1] === postSegment;
}

/**
 * Where an old address without a language goes: the same path under the default one. A post's goes, as it
 * always did, to the literal placeholder and from there to the blog; the slug rides along as the fragment,
 * so that the list can show the post.
 *
 * @param address for example of `/blog?page=2` or `/post/machu-picchu`
 */
export function prefixedPath({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  if (!isUnprefixedPost(pathname)) return tidyPath(`/${defaultLanguage}${pathname}`) + search;
  const slug = pathname.split("/")[2] ?? "";
  return `/${defaultLanguage}/${postSegment}/${slugPlaceholder}${slug && `#${slug}`}`;
}

/** The one way to write an address: the home page ends with a slash, every other page without. */
export function tidyPath(pathname: string): string {
  const path = pathname.replace(/\/+$/, "");
  return withoutLanguage(path) === "/" ? `${path}/` : path;
}

/**
 * Where the language switch leads from a page: the address without its prefix for the default language,
 * under the prefix otherwise. From the home page the default language keeps its prefix too, because `/`
 * obeys the stored choice, which is another language then. So it does everywhere when leaving an address of
 * the admin area that has no language: without a prefix it would be the same page again.
 *
 * @param pathname where the visitor is
 */
export function switchedPath(pathname: string, language: Language): string {
  const bare = withoutLanguage(pathname);
  const obeysChoice = bare === "/" || (isDeskPath(pathname) && !hasLanguage(pathname));
  return language === defaultLanguage && !obeysChoice ? bare : `/${language}${bare}`;
}
