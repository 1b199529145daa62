/** The source of a regular expression for these words as they stand, where a no-break space counts as a space. */
export function searchPattern(words: string, ignoreMarks: boolean): string {
  return Array.from(words.normalize("NFC"), (letter) => patternOf(letter, ignoreMarks)).join("");
}

function patternOf(letter: string, ignoreMarks: boolean): string {
  if (/\s/.test(letter)) return String.raw`[ \u00a0]`;
  const base = letter.normalize("NFD").charAt(0);
  if (ignoreMarks && /[a-z]/i.test(base)) return `[${base}${markedLetters(base)}]`;
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
}

/** All letters of Latin scripts that are this one with marks: "á" and its like for "a". */
function markedLetters(base: string): string {
  let letters = "";
  for (let code = 0xc0; code <= 0x24f; code += 1) {
    const letter = String.fromCharCode(code);
    if (letter.normalize("NFD").charAt(0) === base) letters += letter;
  }
  return letters;
}
