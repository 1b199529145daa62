import { syllablesOf, type Syllable } from "./spanish-sounds.ts";

/** Stands before and after a stressed syllable, where a language marks it otherwise than by capitals. */
export const stressMark = "_";

interface Pronunciation {
  exceptions: Record<string, string>;
  read: (syllables: Syllable[]) => string;
}

/** Puts the pronunciation in the place of each word; opening marks go, as other languages have none. */
export function readWords(spanish: string, { exceptions, read }: Pronunciation): string {
  return spanish
    .replaceAll(/[¿¡]/g, "")
    .replaceAll(/\p{L}+/gu, (word) => exceptions[word.toLowerCase()] ?? read(syllablesOf(word)));
}
