import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/** For example `/en/search?q=visa&kind=guide`. @param kind null for all */
export function searchPath(language: Language, query: string, kind: string | null = null): string {
  const parameters = new URLSearchParams({ q: query, ...(kind === null ? {} : { kind }) });
  return `${pagePath("search", language)}?${parameters}`;
}
