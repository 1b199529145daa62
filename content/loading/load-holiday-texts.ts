import type { HolidayId } from "#content/facts/holidays/holidays.ts";
import type { Language } from "#i18n/languages.ts";
import type { HolidayText } from "#content/guide-page.ts";
import { plainLines } from "#content/documents/fact-lines.ts";
import { readInline } from "#content/documents/markdown-tokens.ts";
import { defaultFacts } from "#content/facts/facts.ts";
import { inLanguage } from "#content/names/in-language.ts";

export type HolidayNames = Readonly<Record<HolidayId, string>>;

/** The names of the holidays, and a description of each for travellers. */
export async function loadHolidayTexts(language: Language): Promise<Record<HolidayId, HolidayText>> {
  const { default: texts } = await import("#content/names/holidays.json", { with: { type: "json" } });
  const { unmarked } = plainLines(defaultFacts, language);
  const told = Object.entries(inLanguage<HolidayId, { name: string; description: string }>(texts, language));
  const printed = told.map(([id, { name, description }]): [string, HolidayText] => [
    id,
    { name, description: unmarked(readInline(description)) },
  ]);
  // Safe cast: they have the ids of the texts.
  return Object.fromEntries(printed) as Record<HolidayId, HolidayText>;
}

export async function loadHolidayNames(language: Language): Promise<HolidayNames> {
  const names = Object.entries(await loadHolidayTexts(language)).map(([id, { name }]) => [id, name]);
  // Safe cast: they have the ids of the texts.
  return Object.fromEntries(names) as HolidayNames;
}
