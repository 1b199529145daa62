import type { Language } from "#i18n/languages.ts";
import type { Slide } from "./slide.ts";

/** Loads the slides in the order of `slideIds`. Vite makes a file of each import, so a browser fetches one language. */
export async function loadSlides(language: Language): Promise<Slide[]> {
  // An import by a computed name has no type; content/loading/load-slides.test.ts loads each language.
  const words = (await import(`../slides/${language}.json`)) as { default: Slide[] };
  return words.default;
}
