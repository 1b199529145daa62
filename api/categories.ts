/** The categories of a post exactly as they are stored and sent; readers see a translation of them. */
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

export const defaultCategory: Category = "uncategorized";

export function isCategory(value: unknown): value is Category {
  return categories.includes(value as Category);
}
