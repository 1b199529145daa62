import type { Language } from "#i18n/languages.ts";

/** The segment before a fact's id. */
export const factSegments = { hu: "adat", en: "fact", es: "dato" } as const satisfies Record<
  Language,
  string
>;

/** For example `/en/fact/costs.transportPrices.limaIca`. */
export function factPath(id: string, language: Language): string {
  return `/${language}/${factSegments[language]}/${encodeURIComponent(id)}`;
}

/** How a stored text names a fact; readers are shown the address of their language. */
export function storedFactPath(id: string): string {
  return `/${factSegments.en}/${encodeURIComponent(id)}`;
}
