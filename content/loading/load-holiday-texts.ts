import type { HolidayId } from "#content/facts/holidays/holidays.ts";
import type { Language } from "#i18n/languages.ts";
import type { HolidayText } from "#content/guide-page.ts";
import { plainLines } from "#content/documents/fact-lines.ts";
import { readInline } from "#content/documents/markdown-tokens.ts";
import { defaultFacts } from "#content/facts/facts.ts";
import { inLanguage } from "#content/names/in-language.ts";
import { entriesOf, fromEntriesOf } from "#i18n/typed-keys.ts";

export type HolidayNames = Readonly<Record<HolidayId, string>>;

/** The names of the holidays, and a description of each for travellers. */
export async function loadHolidayTexts(language: Language): Promise<Record<HolidayId, HolidayText>> {
  const { default: texts } = await import("#content/names/holidays.json", { with: { type: "json" } });
  const { unmarked } = plainLines(defaultFacts, language);
  const told = entriesOf(inLanguage<HolidayId, { name: string; description: string }>(texts, language));
  const printed = told.map(
    ([id, { name, description }]) => [id, { name, description: unmarked(readInline(description)) }] as const,
  );
  return fromEntriesOf(printed);
}

export async function loadHolidayNames(language: Language): Promise<HolidayNames> {
  const texts = entriesOf(await loadHolidayTexts(language));
  return fromEntriesOf(texts.map(([id, { name }]) => [id, name] as const));
}
