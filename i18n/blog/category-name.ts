import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages/hu.ts";
import { findCategory, type SiteCategories } from "./category-addresses.ts";

/** The owner's word for a category, else the site's; one that neither knows is shown as it is stored. */
export function categoryName(
  id: string,
  language: Language,
  { categories }: Pick<Messages, "categories">,
  site?: SiteCategories,
): string {
  const released: Record<string, string> = categories;
  return findCategory(id, site)?.names?.[language] ?? (Object.hasOwn(released, id) ? released[id] : id) ?? id;
}
