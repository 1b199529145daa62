import { ageOfFact, factsReadBy, readDefaults } from "./facts/records/dated-facts.ts";
import { sentencesOf } from "./marks/sentences-of.ts";
import { withoutMarks } from "./marks/without-marks.ts";
import type { FactAge, GuidePageText, InlineMarkup } from "./guide-page.ts";

/** A page's words. They are made each time they are asked for, so that they print the facts of that moment. */
export type GuideWords = () => GuidePageText;

/**
 * The words, and how old the facts are that they print. Of the note on how fresh the page is only those sentences stand that
 * the desk's facts leave as they were written: a month often speaks for several facts there, or is said to be the oldest.
 */
export function printGuideWords<Text extends { freshness?: InlineMarkup[] }>(
  words: () => Text,
): { text: Text; ages: FactAge[] } {
  const { result, ids } = factsReadBy(words);
  const written = (readDefaults(words).freshness ?? []).flatMap(sentencesOf).map(withoutMarks);
  const freshness = result.freshness?.map((paragraph) =>
    sentencesOf(paragraph)
      .filter((sentence) => written.includes(withoutMarks(sentence)))
      .join(" "),
  );
  return {
    text: { ...result, ...(freshness && { freshness }) },
    ages: [...ids].map((id) => ({ id, asOf: ageOfFact(id) })),
  };
}
