import type { Language } from "#i18n/languages.ts";
import type { Slide } from "./slide.ts";

/** In the order of `slideIds`. */
export async function loadSlides(language: Language): Promise<Slide[]> {
  // An import by a computed name has no type; content/load-slides.test.ts loads each language.
  const words = (await import(`./${language}/slides.ts`)) as { slides: Slide[] };
  return words.slides;
}
