import type { Category } from "#api/categories.ts";
import type { Language } from "#i18n/languages.ts";

/** One or two sentences, which search engines show too. */
export async function loadCategoryIntro(category: Category, language: Language): Promise<string> {
  // An import by a computed name has no type; content/load-category-intro.test.ts loads each language.
  const words = (await import(`./${language}/category-intros.ts`)) as {
    categoryIntros: Record<Category, string>;
  };
  return words.categoryIntros[category];
}
