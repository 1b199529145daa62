import type { ApiClient } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import { factOverridesNow, setFactOverrides, valueOfFact } from "#content/facts/records/dated-facts.ts";
import type { FactAge, GuidePageText, InlineMarkup } from "#content/guide-page.ts";
import { printGuideWords, type GuideWords } from "#content/guide-words.ts";
import type { FactPartWords } from "#content/fact-parts.ts";
import { loadFactNames } from "#content/load-fact-names.ts";
import { loadFactParts } from "#content/load-fact-parts.ts";
import { loadGuideWords } from "#content/load-guide-page.ts";
import { markFacts } from "#content/marks/mark-facts.ts";
import { findOldestFact, type OldestFact } from "#content/oldest-fact.ts";
import { printFact } from "#content/print-fact.ts";
import { formatAge } from "#i18n/format-date.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/** A fact that the page prints, for its list of facts. */
export interface DatedLine {
  id: string;
  name: string;
  /** Its value, where it fits on a line, and how old it is. */
  says: string;
}

export interface LoadedText<Text> {
  text: Text;
  facts: FactOverrides;
  oldest: OldestFact | null;
  /** In the order of the page. */
  dated: DatedLine[];
  /** False when nobody could tell what the desk has changed; then what was known last is printed. */
  isComplete: boolean;
}

/** A guide page's words with the facts as they are now. */
export function loadGuideText(
  api: FactReader,
  page: GuidePage,
  language: Language,
): Promise<LoadedText<GuidePageText>> {
  return loadDatedText(api, loadGuideWords(page, language), language, printOnce);
}

type FactReader = Pick<ApiClient, "readFactOverrides">;

/**
 * Any page's words with the facts as they are now.
 * @param print makes the text of the words, and says which facts it took
 */
export async function loadDatedText<Text extends { freshness?: InlineMarkup[] }>(
  api: FactReader,
  loading: Promise<() => Text>,
  language: Language,
  print: (words: () => Text, facts: FactOverrides) => Printed<Text> = printGuideWords,
): Promise<LoadedText<Text>> {
  const [words, names, parts, overrides] = await Promise.all([
    loading,
    loadNames(language),
    loadFactParts(language),
    readOverrides(api),
  ]);
  const facts = overrides ?? factOverridesNow();
  // No waiting in between: another page may be made with other facts.
  setFactOverrides(facts);
  const { text, ages } = print(words, facts);
  const dated = printFacts(ages, language, parts);
  const oldest = await findOldestFact(ages, language);
  return {
    text,
    facts,
    oldest,
    dated: dated.map(({ id, says }) => ({ id, name: names[id] ?? id, says })),
    isComplete: overrides !== null,
  };
}

interface Printed<Text> {
  text: Text;
  ages: FactAge[];
}

const printed = new WeakMap<GuideWords, Printed<GuidePageText> & { facts: string }>();

/** With the facts marked. That prints the words once for each of them, so it is done anew only when facts have changed. */
function printOnce(words: GuideWords, overrides: FactOverrides): Printed<GuidePageText> {
  const facts = JSON.stringify(overrides);
  const last = printed.get(words);
  if (last?.facts === facts) return last;
  const { text, ages } = printGuideWords(words);
  const now = { text: markFacts(words, text, ages), ages, facts };
  printed.set(words, now);
  return now;
}

function printFacts(ages: FactAge[], language: Language, parts: FactPartWords): Omit<DatedLine, "name">[] {
  return ages.map(({ id, asOf }) => {
    const value = printFact(valueOfFact(id), language, parts);
    const age = formatAge(asOf, language);
    return { id, says: value === null ? age : `${value}, ${age}` };
  });
}

async function loadNames(language: Language): Promise<Readonly<Record<string, string>>> {
  return loadFactNames(language);
}

async function readOverrides(api: FactReader): Promise<FactOverrides | null> {
  try {
    return await api.readFactOverrides();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error("The facts that were changed could not be read", error);
    return null;
  }
}
