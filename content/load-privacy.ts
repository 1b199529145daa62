import type { Language } from "#i18n/languages.ts";
import type { PlainPageText } from "./guide-page.ts";

export async function loadPrivacy(language: Language): Promise<PlainPageText> {
  // An import by a computed name has no type; content/privacy.test.ts loads each language.
  const words = (await import(`./${language}/privacy.ts`)) as { privacy: PlainPageText };
  return words.privacy;
}
