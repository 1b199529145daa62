import type { Category } from "#api/posts/categories.ts";
import type { Language } from "#i18n/languages.ts";

/** One or two sentences, which search engines show too. Vite makes a file of each import, so a browser fetches one language. */
export async function loadCategoryIntro(category: Category, language: Language): Promise<string> {
  // An import by a computed name has no type; content/loading/load-category-intro.test.ts loads each language.
  const words = (await import(`../category-intros/${language}.json`)) as {
    default: Record<Category, string>;
  };
  return words.default[category];
}
