import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages/hu.ts";
import { findCategory, isOwnCategory, type SiteCategories } from "./category-addresses.ts";

/** The owner's word for a category, else the site's; one that neither knows is shown as it is stored, unless that is no word. */
export function categoryName(
  id: string,
  language: Language,
  { categories }: Pick<Messages, "categories">,
  site?: SiteCategories,
): string {
  const own = findCategory(id, site)?.names?.[language];
  if (own !== undefined) return own;
  const released: Record<string, string> = categories;
  const known = isOwnCategory(id) ? "uncategorized" : id;
  return (Object.hasOwn(released, known) ? released[known] : undefined) ?? id;
}
