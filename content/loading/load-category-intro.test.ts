import { expect, test } from "vitest";
import { categories } from "#api/posts/categories.ts";
import { languages } from "#i18n/languages.ts";
import { loadCategoryIntro } from "./load-category-intro.ts";

test.each(languages)(
  "in %s each category has words of its own, which search engines show whole",
  async (language) => {
    const intros = await Promise.all(categories.map((category) => loadCategoryIntro(category, language)));
    expect(new Set(intros).size).toBe(categories.length);
    for (const intro of intros) {
      expect(intro).toMatch(/Per[uú]/);
      expect(intro.length, intro).toBeGreaterThan(70);
      expect(intro.length, intro).toBeLessThanOrEqual(160);
    }
  },
);
