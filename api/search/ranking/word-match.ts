import type { QueryTerm } from "./query-terms.ts";

/** How well a word of a text answers one that is asked for: from 0 to 1. */
export const levels = { exact: 1, stem: 0.85, beginning: 0.6, alike: 0.5, part: 0.35 } as const;

/** Letters of a word that may be the beginning of another one; of a whole word that another one begins with. */
const shortestBeginning = 3;
const shortestPart = 4;

/**
 * @param plain of the text, in small letters and without accents
 * @param stems of the word, where they are known; otherwise it may have a few letters more than the asked stem
 */
export function matchLevel(plain: string, stems: readonly string[] | null, asked: QueryTerm): number {
  if (plain === asked.plain) return levels.exact;
  const hasStem = (one: string) => (stems ? stems.includes(one) : isInflected(plain, one));
  if (asked.stems.some(hasStem)) return levels.stem;
  if (asked.plain.length >= shortestBeginning && plain.startsWith(asked.plain)) return levels.beginning;
  // "vizumtipusok" of "vizumok".
  if (asked.stems.some((one) => one.length >= shortestPart && plain.startsWith(one))) return levels.beginning;
  if (asked.alike.some(hasStem) || asked.similar.some(hasStem)) return levels.alike;
  // "limabol" of "lima", "vonatjegy" of "vonat".
  const isPart =
    plain.length >= shortestPart && plain.length * 2 >= asked.plain.length && asked.plain.startsWith(plain);
  return isPart ? levels.part : 0;
}

/** How well a word without known stems answers each of those that are asked for; null where it answers none. */
export type Matcher = (plain: string) => readonly number[] | null;

/** Compares each word only once, and remembers the result. */
export function createMatcher(asked: QueryTerm[]): Matcher {
  const told = new Map<string, readonly number[] | null>();
  const begins = new Set(asked.flatMap(beginningsOf));
  return (plain) => {
    // Most words of a text begin otherwise.
    if (!begins.has(plain.charAt(0))) return null;
    let found = told.get(plain);
    if (found !== undefined) return found;
    const each = asked.map((word) => matchLevel(plain, null, word));
    found = each.some((level) => level > 0) ? each : null;
    told.set(plain, found);
    return found;
  };
}

/** The letters with which a word begins that matches an asked one: an ending changes none of them. */
export function beginningsOf({ plain, stems, alike, similar }: QueryTerm): string[] {
  return [...new Set([plain, ...stems, ...alike, ...similar].map((word) => word.charAt(0)))];
}

function isInflected(plain: string, stem: string): boolean {
  if (stem.length < 3) return plain === stem;
  return plain.length - stem.length <= 5 && (plain.startsWith(stem) || plain.startsWith(lengthened(stem)));
}

/** Writes a Hungarian stem as it stands before an ending that lengthens its last letter: "bussz" (in "busszal") of "busz". */
function lengthened(stem: string): string {
  return stem.replace(/(?:cs|dz|gy|ly|ny|sz|ty|zs)$/, (letter) => letter.charAt(0) + letter);
}
