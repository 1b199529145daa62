import type { Language } from "#i18n/languages.ts";
import { printAs } from "./fact-formats.ts";
import { readFactReference } from "./fact-reference.ts";
import { factValue } from "./fact-values.ts";

/** Words in which each text has its facts, `{fact entry.euAgreement.stayDays}`, printed as they are now. */
export function printWords<Words>(words: Words, language: Language): Words {
  // Safe cast: texts become texts, and all else stays what it is.
  return print(words, language) as Words;
}

function print(words: unknown, language: Language): unknown {
  if (typeof words === "string")
    return words.replaceAll(/\{fact ([^}]+)\}/g, (_, reference: string) => printFact(reference, language));
  if (Array.isArray(words)) return words.map((one) => print(one, language));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, print(one, language)]));
}

function printFact(reference: string, language: Language): string {
  const { fact, as, args } = readFactReference(reference);
  try {
    return printAs(as, factValue(fact), language, args);
  } catch (error) {
    throw new Error(`{fact ${reference}} cannot be printed`, { cause: error });
  }
}
