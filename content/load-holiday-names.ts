import type { HolidayId } from "#content/facts/holidays/holidays.ts";
import type { Language } from "#i18n/languages.ts";

export type HolidayNames = Readonly<Record<HolidayId, string>>;

/** Vite makes a file of each import, so a browser fetches one language. */
export async function loadHolidayNames(language: Language): Promise<HolidayNames> {
  // An import by a computed name has no type; content/trips/planner-words.test.ts loads each language.
  const { holidayTexts } = (await import(`./${language}/holiday-texts.ts`)) as {
    holidayTexts: Record<HolidayId, { name: string }>;
  };
  const names = Object.entries(holidayTexts).map(([id, { name }]) => [id, name]);
  // Safe cast: they have the ids of the texts.
  return Object.fromEntries(names) as Record<HolidayId, string>;
}
