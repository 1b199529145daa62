import { isCategory } from "#api/categories.ts";
import type { Messages } from "#i18n/messages/hu.ts";

/** What a reader sees of a category; one that is not known stays as it is stored. */
export function categoryLabel(category: string, { categories }: Messages): string {
  return isCategory(category) ? categories[category] : category;
}
