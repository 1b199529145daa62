import type { ToldPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/** A page, or a part of it by its anchor. */
type SectionAddress = ToldPage | `${ToldPage}#${string}`;

/** What readers write who look for a page or a part of it, where its own words are others. The search alone reads them. */
export type SectionWords = Partial<Record<SectionAddress, Record<Language, string>>>;
