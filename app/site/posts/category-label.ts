import { isCategory } from "#api/posts/categories.ts";
import type { Messages } from "#i18n/messages/hu.ts";

/** A category that the messages do not know is shown as it is stored. */
export function categoryLabel(category: string, { categories }: Messages): string {
  return isCategory(category) ? categories[category] : category;
}
