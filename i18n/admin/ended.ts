/** The sentence with its full stop, which an abbreviation at the end is already: `Mañana, 1:11 a. m.` */
export function ended(sentence: string): string {
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}
