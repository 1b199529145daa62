import { guidePageAddresses, pagesBelowAddresses, type Addresses } from "./guide-addresses.ts";
import { byLanguage, defaultLanguage, isLanguage, languages, type Language } from "./languages.ts";
import { storedLanguage } from "./visitors/stored-language.ts";
import { keysOf } from "./typed-keys.ts";

/** The traveller's tools, in the order of the menu. A tool's words, picture and scene are called by its id, too. */
const toolAddresses = {
  "trip-planner": { hu: "utvonaltervezo", en: "trip-planner", es: "planificador" },
  "before-you-go": { hu: "indulas-elott", en: "before-you-go", es: "antes-de-viajar" },
  "stay-calculator": {
    hu: "tartozkodas-kalkulator",
    en: "stay-calculator",
    es: "calculadora-de-estadia",
  },
  money: { hu: "koltsegek", en: "costs", es: "costos" },
  "packing-list": { hu: "csomaglista", en: "packing-list", es: "que-llevar" },
  phrasebook: { hu: "szotar", en: "phrasebook", es: "palabras-peruanas" },
  emergency: { hu: "segely", en: "emergency", es: "emergencias" },
  "pocket-peru": { hu: "offline", en: "offline", es: "sin-conexion" },
} as const satisfies Addresses;

/** Addresses without the language prefix. */
export const pageAddresses = {
  home: { hu: "", en: "", es: "" },
  ...guidePageAddresses.plan,
  ...guidePageAddresses.arrive,
  ...guidePageAddresses.see,
  ...guidePageAddresses.culture,
  ...pagesBelowAddresses.itineraries,
  ...pagesBelowAddresses.places,
  ...toolAddresses,
  search: { hu: "kereses", en: "search", es: "buscar" },
  blog: { hu: "blog", en: "blog", es: "blog" },
  changes: { hu: "mi-valtozott", en: "what-changed", es: "que-ha-cambiado" },
  privacy: { hu: "adatvedelem", en: "privacy", es: "privacidad" },
} as const satisfies Addresses;

/** The segment before an author's slug. */
export const authorSegments = {
  hu: "szerzo",
  en: "author",
  es: "autor",
} as const satisfies Addresses[string];

/** The segment before a fact's id. */
export const factSegments = { hu: "adat", en: "fact", es: "dato" } as const satisfies Addresses[string];

/** The segment below the planner for a question about a plan. */
const askSegments = { hu: "kerdes", en: "ask", es: "consulta" } as const satisfies Addresses[string];

export type Page = keyof typeof pageAddresses;

export type GuideGroup = keyof typeof guidePageAddresses;

type PageOf<Group> = Group extends GuideGroup ? keyof (typeof guidePageAddresses)[Group] : never;

type MenuPage = PageOf<GuideGroup>;

/** A page that has pages below it. */
type Overview = keyof typeof pagesBelowAddresses & MenuPage;

type PageBelow<Page> = Page extends Overview ? keyof (typeof pagesBelowAddresses)[Page] : never;

export type GuidePage = MenuPage | PageBelow<Overview>;

interface GroupOfPages {
  group: GuideGroup;
  pages: MenuPage[];
}

export const guideGroups: GroupOfPages[] = keysOf(guidePageAddresses).map((group) => ({
  group,
  // Safe cast: the keys of a union of groups are those that all have.
  pages: Object.keys(guidePageAddresses[group]) as MenuPage[],
}));

/** The pages of the guide that the menus name. */
export const menuPages: GuidePage[] = guideGroups.flatMap(({ pages }) => pages);

/** All pages of the guide, each overview followed by the pages below it. */
export const guidePages = menuPages.flatMap((page) => [page, ...pagesBelow(page)]);

export function pagesBelow(page: GuidePage): GuidePage[] {
  const below: Partial<Record<GuidePage, Addresses>> = pagesBelowAddresses;
  // The type of Object.keys has no keys.
  return Object.keys(below[page] ?? {}) as GuidePage[];
}

/** The page that leads to one that is in no menu; null for one that is. */
export function overviewOf(page: GuidePage): GuidePage | null {
  return menuPages.find((overview) => pagesBelow(overview).includes(page)) ?? null;
}

export type ToolPage = keyof typeof toolAddresses;

export const toolPages = keysOf(toolAddresses);

/** The pages with a name, a teaser, a picture and words to be found by. */
export type ListedPage = GuidePage | ToolPage;

export const listedPages: ListedPage[] = [...guidePages, ...toolPages];

export function isGuidePage(page: string): page is GuidePage {
  return (guidePages as string[]).includes(page);
}

const postSegment = "post";

/** An old router wrote this text instead of a slug; the redirect of old addresses still does. */
export const slugPlaceholder = ":slug";

/** For example `/en/blog`; the home page ends with a slash. */
export function pagePath(page: Page, language: Language): string {
  return `/${language}/${pageAddresses[page][language]}`;
}

export function pagePaths(page: Page): Record<Language, string> {
  return byLanguage((language) => pagePath(page, language));
}

/** The page's addresses in all languages; each works with every prefix. */
export function aliasesOf(page: Page): string[] {
  return [...new Set(languages.map((language) => pageAddresses[page][language]))];
}

const pageOfAlias = new Map(
  keysOf(pageAddresses).flatMap((page) => aliasesOf(page).map((alias) => [alias, page] as const)),
);

/** By any alias; null if there is none. */
export function pageAt(pathname: string): Page | null {
  return pageOfAlias.get(withoutLanguage(pathname).slice(1)) ?? null;
}

/** By any alias; null if there is none. */
export function guidePageAt(pathname: string): GuidePage | null {
  const page = pageAt(pathname);
  return page && isGuidePage(page) ? page : null;
}

/** By any alias; null if there is none. */
export function toolPageAt(pathname: string): ToolPage | null {
  const page = pageAt(pathname);
  return toolPages.find((tool) => tool === page) ?? null;
}

export const contactAnchor = "_contact-form";

export function contactPath(language: Language): string {
  return `${pagePath("home", language)}#${contactAnchor}`;
}

/** For example `/en/trip-planner/ask`. */
export function askPath(language: Language): string {
  return `${pagePath("trip-planner", language)}/${askSegments[language]}`;
}

/** For example `/es/post/lima-en-un-dia`. */
export function postPath(slug: string, language: Language): string {
  return `/${language}/${postSegment}/${encodeURIComponent(slug)}`;
}

interface PreviewAddress {
  language: Language;
  /** Seconds since 1970. */
  until: number;
  signature: string;
}

/** For example `/es/preview/65f0…?until=1767225600&signature=…`. */
export function previewPath({ id, language, until, signature }: PreviewAddress & { id: string }): string {
  return `/${language}/preview/${encodeURIComponent(id)}?until=${until}&signature=${signature}`;
}

/** For example `/es/preview/page/weather?until=1767225600&signature=…`. */
export function pagePreviewPath({
  page,
  language,
  until,
  signature,
}: PreviewAddress & { page: string }): string {
  return `/${language}/preview/page/${page}?until=${until}&signature=${signature}`;
}

/** These addresses work without a prefix too. */
const adminSegments = ["admin", "edit", "login", "register"];

/** For example `/login` and `/en/admin`. */
export function adminPagePaths(): string[] {
  const prefixes = ["", ...languages.map((language) => `/${language}`)];
  return prefixes.flatMap((prefix) => adminSegments.map((segment) => `${prefix}/${segment}`));
}

export function adminPath(language: Language): string {
  return `/${language}/admin`;
}

/** A page of the admin area, by the segment after `admin`. */
const adminPage = (segment: string) => (language: Language) => `${adminPath(language)}/${segment}`;

export const ownAccountPath = adminPage("account");
export const peoplePath = adminPage("people");
export const auditPath = adminPage("audit");
export const mediaLibraryPath = adminPage("media");
export const factsPath = adminPage("facts");
export const guideListPath = adminPage("guide");
export const homeSectionsPath = adminPage("home");
export const homeSlidesPath = adminPage("slides");
export const menuPath = adminPage("menu");
export const alertsPath = adminPage("alerts");
export const authorsPath = adminPage("authors");
export const categoriesPath = adminPage("categories");
export const statusPath = adminPage("status");
export const settingsPath = adminPage("settings");
export const backupsPath = adminPage("backups");
export const importPath = adminPage("import");
export const statisticsPath = adminPage("statistics");
export const binPath = adminPage("bin");
export const newPostPath = adminPage("new");
export const messagesPath = adminPage("messages");

/** @param page one of the guide, or the id of an own one */
export function editGuidePath(page: string, language: Language): string {
  return `${guideListPath(language)}/${page}`;
}

export function editPath(id: string, language: Language): string {
  return `${adminPath(language)}/edit/${encodeURIComponent(id)}`;
}

export function isAdminPath(pathname: string): boolean {
  return adminSegments.includes(withoutLanguage(pathname).split("/")[1] ?? "");
}

/** Without a prefix, admin pages are in the language stored in `cookies` and all others in the default one. */
export function languageOfPage(pathname: string, cookies: string | null): Language {
  const stored = isAdminPath(pathname) ? storedLanguage(cookies) : null;
  return languagePrefix(pathname) ?? stored ?? defaultLanguage;
}

/** The language that an address names; null when it names none. */
export function languagePrefix(pathname: string): Language | null {
  const first = pathname.split("/")[1];
  return isLanguage(first) ? first : null;
}

/** `/blog` of `/en/blog`, `/` of `/en`. */
export function withoutLanguage(pathname: string): string {
  const [, first, ...rest] = pathname.split("/");
  return isLanguage(first) ? `/${rest.join("/")}` : pathname;
}

/** Page addresses that old links use without a prefix, for example `blog`. */
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
 * Keeps the path of an old address, in the default language. A post's leads to the literal placeholder, as old links
 * expect, and on to the blog, with the slug as the fragment by which the list finds the post.
 */
export function prefixedPath({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  if (!isUnprefixedPost(pathname)) return canonicalPath(`/${defaultLanguage}${pathname}`) + search;
  const slug = pathname.split("/")[2] ?? "";
  return `/${defaultLanguage}/${postSegment}/${slugPlaceholder}${slug && `#${slug}`}`;
}

/** The home page ends with a slash, no other page does. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/+$/, "");
  return withoutLanguage(path) === "/" ? `${path}/` : path;
}

/**
 * For the language switch. The default language has no prefix, except where an address without one would still be shown in
 * the former stored language: on the home page, and on admin pages without a prefix.
 */
export function switchedPath(pathname: string, language: Language): string {
  const bare = withoutLanguage(pathname);
  const usesStoredLanguage = bare === "/" || (isAdminPath(pathname) && !languagePrefix(pathname));
  return language === defaultLanguage && !usesStoredLanguage ? bare : `/${language}${bare}`;
}

/** Gives the words of a path's segment or a fragment, `láma` of `l%C3%A1ma`; as it stands where it cannot be decoded. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
