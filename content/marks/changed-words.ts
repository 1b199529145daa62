/** Words that follow one another: from the first to before the last, counted from 0. */
export type WordSpan = readonly [from: number, to: number];

/** Between spaces that may break a line, so that a number keeps its unit. */
export function wordsIn(text: string): string[] {
  return text.split(" ");
}

/** The words of a text that stand otherwise, or not at all, in another form of it; a comma or a bracket parts them. */
export function changedWords(words: string[], others: string[]): WordSpan[] {
  const kept = longestCommon(words, others);
  const spans: [number, number][] = [];
  for (const [at] of words.entries()) {
    if (kept.has(at)) continue;
    const last = spans.at(-1);
    if (last && isNext(words, last[1], at)) last[1] = at + 1;
    else spans.push([at, at + 1]);
  }
  return spans;
}

/** Right after the others, or after "de" as in the days of a Spanish date. */
function isNext(words: string[], end: number, at: number): boolean {
  const [last = "", ...between] = words.slice(end - 1, at);
  const isParted = /[*,;:!?)\]”»]$/.test(last) || /^[*([„“«¿¡]/.test(words[at] ?? "");
  return !isParted && (between.length === 0 || (between.length === 1 && between[0] === "de"));
}

/** The places of the words that both have in the same order, as many as there can be. */
function longestCommon(words: string[], others: string[]): Set<number> {
  // lengths[i][j]: how many the words from i on share with the others from j on.
  const lengths = Array.from({ length: words.length + 1 }, () => new Uint16Array(others.length + 1));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = words.length - 1; i >= 0; i -= 1) {
    for (let j = others.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        words[i] === others[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const kept = new Set<number>();
  let [i, j] = [0, 0];
  while (i < words.length && j < others.length) {
    if (words[i] === others[j]) {
      kept.add(i);
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}
