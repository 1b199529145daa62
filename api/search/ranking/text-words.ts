/** A word of a text. */
export interface TextWord {
  /** In small letters. */
  written: string;
  /** Without accents too. */
  plain: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

/** Its words, where they stand. @param text in Unicode's composed form (NFC) */
export function wordsIn(text: string): TextWord[] {
  const plain = withoutAccents(text);
  const words: TextWord[] = [];
  for (const { 0: found, index } of plain.matchAll(/[\p{Letter}\p{Number}]+/gu)) {
    const end = index + found.length;
    words.push({ written: text.slice(index, end).toLowerCase(), plain: found, start: index, end });
  }
  return words;
}

/** In small letters and without accents, of the same length: each letter stays where it was. */
function withoutAccents(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  if (plain.length === text.length) return plain;
  // Rare letters, such as those of Korean, come apart.
  return Array.from(text, (letter) => {
    const bare = letter
      .normalize("NFD")
      .replace(/\p{Mark}/gu, "")
      .toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join("");
}
