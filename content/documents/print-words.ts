import type { Facts } from "#content/facts/facts.ts";
import type { Language } from "#i18n/languages.ts";
import { printAs } from "./fact-formats.ts";
import { readFactReference } from "./fact-reference.ts";
import { factValue } from "./fact-values.ts";

/** Words in which each text has its facts, `{fact entry.euAgreement.stayDays}`, printed. */
export function printWords<Words>(facts: Facts, words: Words, language: Language): Words {
  // Safe cast: texts become texts, and all else stays what it is.
  return print(facts, words, language) as Words;
}

function print(facts: Facts, words: unknown, language: Language): unknown {
  if (typeof words === "string")
    return words.replaceAll(/\{fact ([^}]+)\}/g, (_, reference: string) =>
      printFact(facts, reference, language),
    );
  if (Array.isArray(words)) return words.map((one) => print(facts, one, language));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, print(facts, one, language)]));
}

function printFact(facts: Facts, reference: string, language: Language): string {
  const { fact, as, args } = readFactReference(reference);
  try {
    return printAs(facts, as, factValue(facts, fact), language, args);
  } catch (error) {
    throw new Error(`{fact ${reference}} cannot be printed`, { cause: error });
  }
}
