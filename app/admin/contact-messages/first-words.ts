/** The start of a text on one line, cut after a word. @param maxLength characters before the ellipsis */
export function firstWords(text: string, maxLength = 160): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  if (characters.length <= maxLength) return characters.join("");
  // A very long word is cut in the middle.
  const beginning = characters.slice(0, maxLength + 1).join("");
  const cut = beginning.replace(/\s\S{0,30}$/, "");
  return `${cut === beginning ? characters.slice(0, maxLength).join("") : cut}…`;
}
