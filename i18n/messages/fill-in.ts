/** Puts values into the places of a text that are called as they are. @example fillIn("{n} soles", { n: "5" }) // "5 soles" */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
