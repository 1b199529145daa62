/** From what a fact is estimated that has no source of its own. */
export const estimateBases = [
  "agencies",
  "airlines",
  "calendar",
  "menus",
  "press",
  "rooms",
  "sum",
  "travellers",
] as const;

export type EstimateBasis = (typeof estimateBases)[number];
