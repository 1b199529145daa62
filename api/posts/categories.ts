/** The categories as they are sent and stored, spelling mistakes included; readers see a translation. */
export const categories = [
  "uncategorized",
  "Education",
  "Discovery",
  "Gastronomy",
  "Agreculture",
  "Entertainment",
  "Music",
  "Art",
  "Business",
  "Investment",
  "Fashions",
  "Sports",
  "Sciense",
  "Wheather",
] as const;

export type Category = (typeof categories)[number];

export function isCategory(value: unknown): value is Category {
  return categories.includes(value as Category);
}
