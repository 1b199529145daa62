/** Removes accents and case: "Cuscói ŐSZ" becomes "cuscoi osz". */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
