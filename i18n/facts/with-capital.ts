/** The same words at the beginning of a line. Names such as “iPerú” are spelt so everywhere. */
export function withCapital(words: string): string {
  return /^\p{Ll}\p{Lu}/u.test(words) ? words : words.slice(0, 1).toUpperCase() + words.slice(1);
}
