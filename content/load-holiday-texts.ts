import type { HolidayId } from "#content/facts/holidays/holidays.ts";
import type { Language } from "#i18n/languages.ts";
import type { HolidayText } from "./guide-page.ts";
import { inLanguage } from "./names/in-language.ts";

export type HolidayNames = Readonly<Record<HolidayId, string>>;

/** What each holiday is called, and what a traveller sees of it. */
export async function loadHolidayTexts(language: Language): Promise<Record<HolidayId, HolidayText>> {
  const { default: texts } = await import("./names/holidays.json", { with: { type: "json" } });
  return inLanguage<HolidayId, HolidayText>(texts, language);
}

export async function loadHolidayNames(language: Language): Promise<HolidayNames> {
  const names = Object.entries(await loadHolidayTexts(language)).map(([id, { name }]) => [id, name]);
  // Safe cast: they have the ids of the texts.
  return Object.fromEntries(names) as HolidayNames;
}
