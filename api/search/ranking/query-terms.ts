import { queryTerms } from "#i18n/outside/outside-texts.ts";
import type { Language } from "#i18n/languages.ts";
import { separateNames, type JoinedNames } from "./joined-names.ts";
import { wordsIn, writtenWord } from "./text-words.ts";

/** A word that is searched. */
export interface QueryTerm {
  plain: string;
  /** The stems as PostgreSQL stores them, perhaps with accents. */
  lexemes: string[];
  /** The same without accents. */
  stems: string[];
  /** Stems of other words for the same thing. */
  alike: string[];
  /** The stems of words that are written nearly so, when nothing has this one. */
  similar: string[];
  /** Part of how a question is put ("how much is"): what says it is not needed. */
  isWeak: boolean;
  /** The last one, which may be typed only in part. */
  isLast: boolean;
}

/** Further words are not looked for. */
const mostWords = 10;

/** Written in small letters, as they are written and without accents, and their stems. */
export type StemsOf = (words: { written: string; plain: string }[]) => Promise<string[][]>;

/**
 * The terms of a query, without words that carry no meaning; all of its words when nothing else is left.
 *
 */
export async function readQueryTerms(
  query: string,
  language: Language,
  stemsOf: StemsOf,
  { alike: groups, joined }: { alike: AlikeStems; joined: JoinedNames },
): Promise<QueryTerm[]> {
  const { emptyStems = [] } = queryTerms[language];
  const weak = queryTerms[language].weak.split(" ");
  const text = separateNames(query.normalize("NFC"), joined);
  const words = wordsIn(text)
    .slice(0, mostWords)
    .map((word) => ({ written: writtenWord(text, word), plain: word.plain }));
  const stems = await stemsOf(words);
  const asked = words.map(({ plain }, index): QueryTerm => {
    const lexemes = stems[index] ?? [];
    const bare = [...new Set(lexemes.map(plainOf))];
    const others = groups.filter((group) => bare.some((stem) => group.includes(stem))).flat();
    return {
      plain,
      lexemes,
      stems: bare.filter(
        (stem) => isDistinctive(stem, plain) && (stem === plain || !emptyStems.includes(stem)),
      ),
      alike: others.filter((stem) => !bare.includes(stem)),
      similar: [],
      isWeak: weak.includes(plain),
      isLast: index === words.length - 1,
    };
  });
  const telling = asked.filter(({ lexemes }) => lexemes.length > 0);
  return telling.length > 0
    ? telling
    : asked.map((word) => ({ ...word, lexemes: [word.plain], stems: [word.plain] }));
}

/** Whether a query asks for what is without something. */
export const isNegated = (query: string, language: Language): boolean =>
  wordsIn(query.normalize("NFC")).some(({ plain }) =>
    queryTerms[language].without.split(" ").includes(plain),
  );

/** Whether a stem tells words apart. One of two or three letters belongs to many: "es" to "esim" and "eső", "egy" to "együnk". */
function isDistinctive(stem: string, plain: string): boolean {
  return plain.length <= 3 || stem.length > 3 || (stem.length === 3 && plain.length < 6);
}

export const plainOf = (word: string) =>
  word
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

/** Groups of words for the same thing, by their stems without accents. */
export type AlikeStems = string[][];

/** Once for all that is asked, with one question to the database: they are many. */
export async function readAlikeStems(language: Language, stemsOf: StemsOf): Promise<AlikeStems> {
  const groups = queryTerms[language].alike.map((group) => group.split(" "));
  const stems = await stemsOf(groups.flat().map((word) => ({ written: word, plain: plainOf(word) })));
  let next = 0;
  return groups.map((words) => {
    const own = stems.slice(next, (next += words.length));
    return [...new Set(own.flat().map(plainOf))];
  });
}

/** The query with another word in the place of one. @param plain the one, without accents */
export function replaceWord(query: string, plain: string, written: string): string {
  return query.replaceAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu, (word) =>
    plainOf(word) === plain ? written : word,
  );
}
