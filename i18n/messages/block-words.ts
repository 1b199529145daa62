import type { Language } from "../languages.ts";

/** Words that a page puts into a post's text, in the text's own language, which a visitor's messages may not be in. */
export const blockWords: Record<Language, { tip: string; warning: string; table: string }> = {
  hu: { tip: "Tipp", warning: "Figyelem", table: "Táblázat" },
  en: { tip: "Tip", warning: "Warning", table: "Table" },
  es: { tip: "Consejo", warning: "Atención", table: "Tabla" },
};
