/**
 * How the spellings of our three languages are said, one letter for one sound, in the order in which they are replaced. Readers write a
 * name as they hear it: "kuszko" and "Cusco", "titikaka" and "Titicaca", "macsu pikcsu" and "Machu Picchu" are the same here.
 */
const sounds: [spelling: RegExp, sound: string][] = [
  [/c?ch|k?cs/g, "č"],
  [/sh|sz|zs|z/g, "s"],
  [/qu(?=[eiy])|q|ck/g, "k"],
  [/x/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/ph/g, "f"],
  [/[hg]u(?=[aeio])|w/g, "v"],
  [/ll|ly|y/g, "j"],
  [/h/g, ""],
  [/(.)\1/g, "$1"],
];

/** @param plain in small letters and without accents */
export function phoneticKey(plain: string): string {
  return sounds.reduce((word, [spelling, sound]) => word.replaceAll(spelling, sound), plain);
}

/** Letters from which on a word may have one slip, or two; a shorter one with a slip is another word. */
const oneEditFrom = 5;
const twoEditsFrom = 9;

/** For a known word that the asked one begins with, the letters at least, and those of the ending at most. */
const shortestBeginning = 5;
const longestEnding = 4;

/** Compares the letters like {@link isNear}, or the sounds, of which some letters have two. */
export function isFuzzyMatch(asked: string, known: string): boolean {
  const sounds = [phoneticKey(asked), phoneticKey(known)] as const;
  return isNear(asked, known) || isNear(...sounds, Math.min(longer(asked, known), longer(...sounds)));
}

const longer = (one: string, other: string) => Math.max(one.length, other.length);

/** Whether a known word may well be meant by one that nothing has; both by their sound, or both by their letters. */
function isNear(asked: string, known: string, length = longer(asked, known)): boolean {
  const ending = asked.length - known.length;
  if (known.length >= shortestBeginning && ending <= longestEnding && asked.startsWith(known)) return true;
  // Hardly anybody is wrong about the first letter.
  if (asked.charAt(0) !== known.charAt(0)) return false;
  return editDistance(asked, known) <= (length < oneEditFrom ? 0 : length < twoEditsFrom ? 1 : 2);
}

/** Letters that are wrong, missing, too many or have changed places with the next one. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
