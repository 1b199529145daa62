import type { GuidePage } from "./addresses.ts";
import { languages, type Language } from "./languages.ts";

/** The id of a page that the owner of the site has made; its addresses are in the database. */
export type OwnPage = `own-${string}`;

/** A page whose words come with the release, and which editors may change. */
export type ReleasedPage = GuidePage | "privacy";

/** A page that is a document: the release's, which editors may change, or the owner's. */
export type DocumentPage = ReleasedPage | OwnPage;

export function isOwnPage(page: string): page is OwnPage {
  return /^own-[0-9a-f]{12}$/.test(page);
}

/** Whether an own page could have the address: it is written as slugs are. */
export function isOwnPageAddress(address: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(address);
}

/** For example `/en/our-trips`. */
export function ownPagePath(address: string, language: Language): string {
  return `/${language}/${address}`;
}

/** The path by which an own page is told to editors: in the first language that has one. */
export function ownPageName(addresses: Record<Language, string>): string {
  const [language = languages[0]] = languages.filter((one) => addresses[one] !== "");
  return ownPagePath(addresses[language], language);
}
