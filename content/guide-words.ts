import { ageOfFact, factsReadBy } from "./facts/records/dated-facts.ts";
import type { FactAge, GuidePageText } from "./guide-page.ts";

/** A page's words. They are made each time they are asked for, so that they print the facts of that moment. */
export type GuideWords = () => GuidePageText;

/** The words, and how old the facts are that they print. */
export function printGuideWords<Text>(words: () => Text): { text: Text; ages: FactAge[] } {
  const { result, ids } = factsReadBy(words);
  return { text: result, ages: [...ids].map((id) => ({ id, asOf: ageOfFact(id) })) };
}
