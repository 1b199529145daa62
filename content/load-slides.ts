import type { Language } from "#i18n/languages.ts";
import type { Slide } from "./slide.ts";

// Each by its own import, so that a browser fetches one language.
const sources: Record<Language, () => Promise<Slide[]>> = {
  hu: async () => (await import("./hu/slides.ts")).slides,
  en: async () => (await import("./en/slides.ts")).slides,
  es: async () => (await import("./es/slides.ts")).slides,
};

/** The words of the home page's slides in a language, in the order of `slideIds`. */
export function loadSlides(language: Language): Promise<Slide[]> {
  return sources[language]();
}
