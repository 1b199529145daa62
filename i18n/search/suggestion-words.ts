import { counter } from "#i18n/count.ts";
import type { Language } from "#i18n/languages.ts";

export interface SuggestionWords {
  nothing: string;
  /** For screen readers alone: others see them. */
  count: (n: number) => string;
}

const count = { hu: counter("hu"), en: counter("en"), es: counter("es") };

/** The texts below a search field while somebody types; apart from the search page's, because the script must stay small. */
export const suggestionWords: Record<Language, SuggestionWords> = {
  hu: {
    nothing: "Nincs találat",
    count: (n) => count.hu(n, { other: "{n} javaslat, a fel és le nyíllal választhattok" }),
  },
  en: {
    nothing: "Nothing found",
    count: (n) =>
      count.en(n, {
        one: "{n} suggestion, choose it with the arrow keys",
        other: "{n} suggestions, choose one with the arrow keys",
      }),
  },
  es: {
    nothing: "Sin resultados",
    count: (n) =>
      count.es(n, {
        one: "{n} sugerencia: se elige con las flechas",
        many: "{n} de sugerencias: se elige con las flechas",
        other: "{n} sugerencias: se elige con las flechas",
      }),
  },
};
