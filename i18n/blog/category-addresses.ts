import { pagePath } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";

/** By the category as it is stored; the slug in each language follows what readers see. */
export const categorySlugs = {
  uncategorized: { hu: "kategoria-nelkul", en: "uncategorised", es: "sin-categoria" },
  Education: { hu: "oktatas", en: "education", es: "educacion" },
  Discovery: { hu: "felfedezes", en: "discovery", es: "descubrimientos" },
  Gastronomy: { hu: "gasztronomia", en: "gastronomy", es: "gastronomia" },
  Agreculture: { hu: "mezogazdasag", en: "agriculture", es: "agricultura" },
  Entertainment: { hu: "szorakozas", en: "entertainment", es: "entretenimiento" },
  Music: { hu: "zene", en: "music", es: "musica" },
  Art: { hu: "muveszet", en: "art", es: "arte" },
  Business: { hu: "uzlet", en: "business", es: "negocios" },
  Investment: { hu: "befektetes", en: "investment", es: "inversiones" },
  Fashions: { hu: "divat", en: "fashion", es: "moda" },
  Sports: { hu: "sport", en: "sports", es: "deportes" },
  Sciense: { hu: "tudomany", en: "science", es: "ciencia" },
  Wheather: { hu: "idojaras", en: "weather", es: "clima" },
} as const satisfies Record<string, Record<Language, string>>;

type CategoryName = keyof typeof categorySlugs;

// Safe cast: `Object.keys` loses the type of the keys.
const names = Object.keys(categorySlugs) as CategoryName[];

/** For example `/hu/blog/gasztronomia`. */
export function categoryPath(category: CategoryName, language: Language): string {
  return `${pagePath("blog", language)}/${categorySlugs[category][language]}`;
}

/** By its slug in any language; null if there is none. */
export function categoryAt(slug: string | undefined): CategoryName | null {
  return names.find((name) => languages.some((language) => categorySlugs[name][language] === slug)) ?? null;
}

/** For example `/hu/blog/gasztronomia/feed.xml`. */
export function categoryFeedPath(category: CategoryName, language: Language): string {
  return `${categoryPath(category, language)}/feed.xml`;
}
