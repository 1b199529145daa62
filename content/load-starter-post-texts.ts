import type { Language } from "#i18n/languages.ts";
import type { StarterPostTexts } from "./starter-post-texts.ts";

export async function loadStarterPostTexts(language: Language): Promise<StarterPostTexts> {
  // An import by a computed name has no type; content/starter-posts.test.ts loads each language.
  const words = (await import(`./${language}/starter-posts.ts`)) as { starterPosts: StarterPostTexts };
  return words.starterPosts;
}
