import type { PostSummary } from "#api/posts.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";

/** The languages in which a post has a title. One older than the translations was written in the default one. */
export function writtenLanguages({ translations }: Pick<PostSummary, "translations">): Language[] {
  const written = languages.filter((language) => translations[language]?.title);
  return written.length > 0 ? written : [defaultLanguage];
}
