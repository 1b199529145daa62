import type { ApiClient } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import type { Post } from "#api/posts.ts";
import { postPath, slugPlaceholder } from "#i18n/addresses.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { textLanguageOf } from "./post-teaser.ts";

/** A post as its page shows it. */
export interface ShownPost extends Omit<Post, "translations"> {
  textLanguage: Language;
}

interface LoadedPost {
  post: ShownPost;
  /** The post's own address in each language. */
  languagePaths: Record<Language, string>;
}

/**
 * The post that an address asks for, by its slug in any language, an older slug or its id.
 *
 * @param slug as the address has it
 * @returns null when there is no such post or it cannot be had; the reason is logged, unless it is simply not there
 */
export async function loadPost(
  api: ApiClient,
  slug: string | undefined,
  language: Language,
): Promise<LoadedPost | null> {
  if (!slug || slug === slugPlaceholder) {
    console.warn(`Invalid slug of a post: ${slug ?? "none"}`);
    return null;
  }
  try {
    const { translations, ...post } = await api.readPost(slug, language);
    return {
      post: { ...post, textLanguage: textLanguageOf(translations, language) },
      languagePaths: languagePathsOf({ ...post, translations }, language),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404) console.error(`Failed to load the post ${slug}`, error);
    return null;
  }
}

/** A language without a text of its own shows the fallback's, under the fallback's slug. */
function languagePathsOf(post: Post, shown: Language): Record<Language, string> {
  const fallback = post.translations[defaultLanguage]?.slug || post.slug;
  const slugIn = (language: Language) =>
    language === shown ? post.slug : post.translations[language]?.slug || fallback;
  const paths = languages.map((language) => [language, postPath(slugIn(language), language)]);
  // fromEntries forgets that every language is there.
  return Object.fromEntries(paths) as Record<Language, string>;
}
