/** A point within a date or a number is followed by no capital letter. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?]) (?=[\p{Lu}[\ue000*„“«¿¡])/u);
}
