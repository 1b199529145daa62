import { defaultFacts, recordFacts, type Facts, type ReadFact } from "./facts/facts.ts";
import { sentencesOf } from "./marks/sentences-of.ts";
import { withoutMarks } from "./marks/without-marks.ts";
import type { GuidePageText, InlineMarkup } from "./guide-page.ts";

/** A page's words, printed with facts. */
export type GuideWords = (facts: Facts) => GuidePageText;

/**
 * The words, and the facts that they print. Of the note on how fresh the page is only those sentences stand that
 * the desk's facts leave as they were written: a month often speaks for several facts there, or is said to be the oldest.
 */
export function printGuideWords<Text extends { freshness?: InlineMarkup[] }>(
  facts: Facts,
  words: (facts: Facts) => Text,
): { text: Text; read: ReadFact[] } {
  const { result, read } = recordFacts(facts, words);
  const written = (words(defaultFacts).freshness ?? []).flatMap(sentencesOf).map(withoutMarks);
  const freshness = result.freshness?.map((paragraph) =>
    sentencesOf(paragraph)
      .filter((sentence) => written.includes(withoutMarks(sentence)))
      .join(" "),
  );
  return { text: { ...result, ...(freshness && { freshness }) }, read };
}
