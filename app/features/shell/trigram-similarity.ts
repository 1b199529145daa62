/**
 * How alike two words are: the share of three-letter pieces that they have in common, ends counted too.
 * Both are expected as `plainWords` gives them.
 *
 * @returns 0 for nothing in common to 1 for the same word
 */
export function trigramSimilarity(one: string, other: string): number {
  const ours = trigrams(one);
  const theirs = trigrams(other);
  const common = [...ours].filter((piece) => theirs.has(piece)).length;
  return (2 * common) / (ours.size + theirs.size);
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** The words of a text in lower case and without accents, for example `machu`, `picchu` of `Machu-Picchu`. */
export function plainWords(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{Mark}/gu, "");
  return plain.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}
