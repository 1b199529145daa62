import type { Slide } from "#content/loading/slide.ts";
import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/** Where a slide leads: one of the release to its place in the top ten, one of the owner's where they want, or nowhere. */
export function slidePath({ id, path = "" }: Slide, language: Language): string {
  return id.startsWith("slide-") ? path : `${pagePath("top-ten", language)}#${id}`;
}
