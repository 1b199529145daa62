import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import { formatAge } from "#i18n/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import { factsWith, recordFacts, type Facts, type ReadFact } from "#content/facts/facts.ts";
import type { FactFieldWords } from "#content/fact-fields.ts";
import { agesFast } from "#content/facts/records/fact-records.ts";
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

/** A page's words with the editors' facts in the place of the defaults. */
export async function printDatedText<Text>(
  words: (facts: Facts) => Text,
  language: Language,
  facts: FactOverrides,
): Promise<DatedText<Text>> {
  const [names, parts] = await Promise.all([loadNames(language), loadFactFields(language)]);
  const { result: text, read } = recordFacts(factsWith(facts), words);
  const lines = printFacts(read, language, parts);
  const dated = lines.map(({ id, says }) => ({ id, name: names[id] ?? id, says }));
  const [oldest, oldestState] = await Promise.all([
    findOldestFact(read, language),
    findOldestFact(
      read.filter(({ id }) => agesFast(id)),
      language,
    ),
  ]);
  return { text, facts, oldest, oldestState, dated };
}

function printFacts(read: ReadFact[], language: Language, parts: FactFieldWords): Omit<DatedLine, "name">[] {
  return read.map(({ id, asOf, value: known }) => {
    const value = printFact(known, language, parts);
    const age = formatAge(asOf, language);
    return { id, says: value === null ? age : `${value}, ${age}` };
  });
}

async function loadNames(language: Language): Promise<Readonly<Record<string, string>>> {
  return loadFactNames(language);
}
