/**
 * The beginning of a text on one line, cut after a word.
 *
 * @param most characters that may stand before the ellipsis
 */
export function firstWords(text: string, most = 160): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  if (characters.length <= most) return characters.join("");
  // A word that never ends is cut where it stands.
  const beginning = characters.slice(0, most + 1).join("");
  const whole = beginning.replace(/\s\S{0,30}$/, "");
  return `${whole === beginning ? characters.slice(0, most).join("") : whole}…`;
}
