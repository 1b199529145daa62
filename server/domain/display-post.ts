import type { Post, PostSummary, TranslationSummary, WholePost } from "#api/posts.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import type { ListedPost } from "#server/storage/posts.ts";

interface Fallbacks<T extends TranslationSummary> {
  id: string;
  translations: Partial<Record<Language, T>>;
}

/** What a reader of one language sees of a post in a list. */
export function displaySummary(post: ListedPost, language: Language): PostSummary {
  const { title, summary } = shownIn(post, language);
  return { ...post, title, summary, slug: slugIn(post, language) };
}

/** What a reader of one language sees of a post. */
export function displayPost(post: WholePost, language: Language): Post {
  const { title, summary, content, coverAlt } = shownIn(post, language);
  const translations = Object.fromEntries(
    Object.entries(post.translations).map(([key, { content: _, coverAlt: __, ...rest }]) => [key, rest]),
  );
  return { ...post, translations, title, summary, content, coverAlt, slug: slugIn(post, language) };
}

/** The language in which the text really is; posts older than the translations were written in the default one. */
export function shownLanguage(post: Pick<Post, "translations">, language: Language): Language {
  return written(post.translations[language]) ? language : defaultLanguage;
}

/** The language's own text, else the Hungarian one, else the base fields of an old post (spec section 3). */
function shownIn<T extends TranslationSummary>(post: Fallbacks<T> & T, language: Language): T {
  return written(post.translations[language]) ?? written(post.translations[defaultLanguage]) ?? post;
}

/** The slug of the shown text, else the base one, else the id (spec section 3). */
export function slugIn<T extends TranslationSummary>(post: Fallbacks<T> & T, language: Language): string {
  return shownIn(post, language).slug || post.slug || post.id;
}

/** A translation that was begun but has no title yet is not shown. */
function written<T extends TranslationSummary>(translation: T | undefined): T | undefined {
  return translation?.title === "" ? undefined : translation;
}
