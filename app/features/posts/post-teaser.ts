import type { PostSummary, TranslationSummary } from "#api/posts.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";

/** What a list shows of a post; the rest would travel to the browser for nothing. */
export interface PostTeaser extends Pick<
  PostSummary,
  "id" | "slug" | "title" | "summary" | "author" | "category" | "cover" | "createdAt"
> {
  textLanguage: Language;
}

export function teaserOf(post: PostSummary, language: Language): PostTeaser {
  const { id, slug, title, summary, author, category, cover, createdAt } = post;
  const textLanguage = textLanguageOf(post.translations, language);
  return { id, slug, title, summary, author, category, cover, createdAt, textLanguage };
}

/**
 * The language in which a post's text really is, asked for in `language`: a missing translation falls back
 * to the default language, and posts older than the translations were written in it.
 */
export function textLanguageOf(
  translations: Partial<Record<Language, TranslationSummary>>,
  language: Language,
): Language {
  return translations[language]?.title ? language : defaultLanguage;
}
