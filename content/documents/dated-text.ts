import { isOwnFact } from "#api/facts/own-fact-id.ts";
import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import type { FactsOfDay } from "#api/facts/facts-of-day.ts";
import { factWords } from "#i18n/facts/fact-words.ts";
import { formatAge, formatDate } from "#i18n/format/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import { factsWith, recordFacts, type Facts } from "#content/facts/facts.ts";
import { agesFast, typedFact } from "#content/facts/records/fact-records.ts";
import { loadFactNames } from "#content/loading/load-fact-names.ts";
import { loadFactFields } from "#content/loading/load-fact-fields.ts";
import { findOldestFact, type OldestFact } from "#content/whole/oldest-fact.ts";
import { printFact } from "#content/printing/print-fact.ts";

/** A fact that the page prints, for its list of facts. */
export interface DatedLine {
  id: string;
  name: string;
  /** Its value, where it fits on a line, and how old it is. */
  says: string;
}

export interface DatedText<Text> {
  text: Text;
  facts: FactOverrides;
  oldest: OldestFact | null;
  /** The oldest of those that age fast. */
  oldestState: OldestFact | null;
  /** The dated facts, in the order of the page. */
  dated: DatedLine[];
}

/** A page's words with the editors' facts in the place of the defaults. */
export async function printDatedText<Text>(
  words: (facts: Facts) => Text,
  language: Language,
  { overrides, ended, own }: FactsOfDay,
): Promise<DatedText<Text>> {
  const [released, parts] = await Promise.all([loadFactNames(language), loadFactFields(language)]);
  const ownNames = Object.entries(own).map(([id, { names }]) => [id, names[language]]);
  const names: Readonly<Record<string, string>> = { ...released, ...Object.fromEntries(ownNames) };
  const { result: text, read } = recordFacts(factsWith(overrides), words);
  const dated = read.map(({ id, asOf, value }) => {
    const says = [
      printFact({ ...typedFact(id, value), ...own[id] }, language, parts),
      formatAge(asOf, language),
    ];
    const last = ended[id];
    if (last !== undefined) says.push(factWords[language].ended(formatDate(last, language)));
    return { id, name: names[id] ?? id, says: says.filter((one) => one !== null).join(", ") };
  });
  // Figures and tools read none of the facts that editors have added: those are printed here.
  const facts = Object.fromEntries(Object.entries(overrides).filter(([id]) => !isOwnFact(id)));
  const oldestState = findOldestFact(
    read.filter(({ id }) => agesFast(id)),
    names,
  );
  return { text, facts, oldest: findOldestFact(read, names), oldestState, dated };
}
