/** The share of three-letter pieces that two words have in common, from 0 to 1; both as `plainWords` returns them. */
export function trigramSimilarity(one: string, other: string): number {
  const ours = trigrams(one);
  const theirs = trigrams(other);
  const common = [...ours].filter((piece) => theirs.has(piece)).length;
  return (2 * common) / (ours.size + theirs.size);
}

/** Three letters each, the spaces around the word among them. */
export function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** The words in lower case and without accents: `machu`, `picchu` of `Machu-Picchu`. */
export function plainWords(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{Mark}/gu, "");
  return plain.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}
