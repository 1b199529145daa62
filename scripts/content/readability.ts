import { locales, readabilityScales, type Language } from "#i18n/languages.ts";

/** Each paragraph's sentences; one without a mark at its end, as in a cell of a table, is a sentence too. */
export function sentencesOf(paragraphs: readonly string[], language: Language): string[] {
  const segmenter = new Intl.Segmenter(locales[language], { granularity: "sentence" });
  return paragraphs
    .flatMap((paragraph) => [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim()))
    .filter((sentence) => lettersOf(sentence).length > 0);
}

/** Below it a sentence is a cell, a price or a heading, which pages may share. */
const fewestWords = 6;

/** The sentences that can be said twice by mistake, in small letters and without their marks. */
export function wholeSentences(paragraphs: readonly string[], language: Language): Set<string> {
  const words = sentencesOf(paragraphs, language)
    .filter((sentence) => /[.!?]$/.test(sentence))
    .map(lettersOf);
  return new Set(words.filter(({ length }) => length >= fewestWords).map((sentence) => sentence.join(" ")));
}

/**
 * How easily prose reads. English by Flesch's reading ease, Spanish by Szigriszt's of the same scale: 60 is plain, 30 a
 * treatise. Hungarian words are too long for either: they go by Björnsson's LIX, where 40 is plain and 60 a treatise.
 */
export function readability(paragraphs: readonly string[], language: Language): number {
  const sentences = sentencesOf(paragraphs, language)
    .map(lettersOf)
    .filter(({ length }) => length >= fewestWords);
  const words = sentences.flat();
  const inSentence = words.length / sentences.length;
  const scale = readabilityScales[language];
  if (scale === "lix")
    return Math.round(inSentence + (100 * words.filter(({ length }) => length > 6).length) / words.length);
  const inWord = words.reduce((sum, word) => sum + syllablesOf(word, scale), 0) / words.length;
  return Math.round(
    scale === "flesch" ? 206.835 - 1.015 * inSentence - 84.6 * inWord : 206.835 - inSentence - 62.3 * inWord,
  );
}

function lettersOf(sentence: string): string[] {
  return sentence.toLowerCase().match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
}

/** Groups of vowels. An English `e` at the end is silent; a Spanish accent keeps two vowels apart. */
function syllablesOf(word: string, scale: "flesch" | "szigriszt"): number {
  const vowels =
    scale === "flesch" ? /[aeiouy]+/g : /[íú]|[aeoáéó](?:[iuü](?![aeoáéó]))?|[iuü]+(?:[aeoáéó])?/g;
  const spoken = scale === "flesch" ? word.replace(/(?<=[^aeiouyl])e(?:s|d)?$/, "") : word;
  return Math.max(1, spoken.match(vowels)?.length ?? 0);
}
