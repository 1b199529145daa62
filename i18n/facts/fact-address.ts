import { factSegments } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/** For example `/en/fact/costs.transportPrices.limaIca`. */
export function factPath(id: string, language: Language): string {
  return `/${language}/${factSegments[language]}/${encodeURIComponent(id)}`;
}

/** How a stored text names a fact; readers are shown the address of their language. */
export function storedFactPath(id: string): string {
  return `/${factSegments.en}/${encodeURIComponent(id)}`;
}
