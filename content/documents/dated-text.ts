import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import { factWords } from "#i18n/facts/fact-words.ts";
import { formatAge, formatDate } from "#i18n/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import { factsWith, recordFacts, type Facts, type ReadFact } from "#content/facts/facts.ts";
import type { FactFieldWords } from "#content/hu/fact-fields.ts";
import { agesFast, typedFact } from "#content/facts/records/fact-records.ts";
import { loadFactNames } from "#content/load-fact-names.ts";
import { loadFactFields } from "#content/load-fact-fields.ts";
import { findOldestFact, type OldestFact } from "#content/oldest-fact.ts";
import { printFact } from "#content/print-fact.ts";

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

/**
 * A page's words with the editors' facts in the place of the defaults.
 * @param facts with the last days of those that have ended, by id
 */
export async function printDatedText<Text>(
  words: (facts: Facts) => Text,
  language: Language,
  facts: { overrides: FactOverrides; ended: Readonly<Record<string, string>> },
): Promise<DatedText<Text>> {
  const { overrides, ended } = facts;
  const [names, parts] = await Promise.all([loadNames(language), loadFactFields(language)]);
  const { result: text, read } = recordFacts(factsWith(overrides), words);
  const lines = printFacts(read, language, parts, ended);
  const dated = lines.map(({ id, says }) => ({ id, name: names[id] ?? id, says }));
  const [oldest, oldestState] = await Promise.all([
    findOldestFact(read, language),
    findOldestFact(
      read.filter(({ id }) => agesFast(id)),
      language,
    ),
  ]);
  return { text, facts: overrides, oldest, oldestState, dated };
}

function printFacts(
  read: ReadFact[],
  language: Language,
  parts: FactFieldWords,
  ended: Readonly<Record<string, string>>,
): Omit<DatedLine, "name">[] {
  return read.map(({ id, asOf, value: known }) => {
    const value = printFact(typedFact(id, known), language, parts);
    const last = ended[id];
    const told = [
      value,
      formatAge(asOf, language),
      last && factWords[language].ended(formatDate(last, language)),
    ];
    return { id, says: told.filter(Boolean).join(", ") };
  });
}

async function loadNames(language: Language): Promise<Readonly<Record<string, string>>> {
  return loadFactNames(language);
}
