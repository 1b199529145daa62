import type { NeighbourPost } from "#api/blog/neighbours.ts";
import type {
  PostLanguages,
  PostSummary,
  StoredPost,
  Translation,
  TranslationSummary,
} from "#api/posts/posts.ts";
import { byLanguage, defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import type { ListedPost } from "#server/storage/posts/posts.ts";
import type { StoredFullPost, StoredTranslation } from "#server/storage/posts/stored-text.ts";
import type { MappedPost } from "#server/storage/posts/sitemap.ts";

/** A post's slug in each language, and in which of them it has a text. */
export type PostSlugs = Pick<PostLanguages, "publishedIn" | "slugs">;

export function displaySummary(post: ListedPost, language: Language): PostSummary {
  const { text, ...shown } = showIn<TranslationSummary>(post, language);
  return { ...post, ...text, ...shown };
}

export function displayPost(post: StoredFullPost, language: Language): StoredPost {
  const { text, ...shown } = showIn(post, language);
  const translations = Object.fromEntries(
    Object.entries(post.translations).map(([key, { title, summary, slug }]) => [
      key,
      { title, summary, slug },
    ]),
  );
  return { ...post, ...text, ...shown, translations };
}

export function displaySlugs(post: MappedPost): PostSlugs {
  const { publishedIn, slugs } = showIn<NamedText>(post, defaultLanguage);
  return { publishedIn, slugs };
}

/** The words of a link to it. */
export function displayLink(post: MappedPost, requested: Language): NeighbourPost {
  const { text, slug, language } = showIn<NamedText>(post, requested);
  return { title: text.title, slug, language };
}

/** Whether visitors have anything to read of it. */
export function hasPublishedText({ title, blocks, translations }: StoredFullPost): boolean {
  return title !== "" || blocks.length > 0 || Object.values(translations).some((text) => text.title !== "");
}

/** An old post's text in the default language is among its base fields. */
export function translationsWithBase(post: StoredFullPost): Texts<StoredTranslation> {
  return { ...(post.title !== "" && { [defaultLanguage]: post }), ...post.translations };
}

type NamedText = Pick<Translation, "title" | "slug">;

type Texts<T> = Partial<Record<Language, T>>;

type TextsAndBase<T> = T & { id: string; translations: Texts<T> };

interface ShownText<T> extends PostLanguages {
  text: T;
  slug: string;
}

/** The fallback: the requested language, then the site's own, then the first that there is (docs/decisions/0019). */
function showIn<T extends NamedText>(post: TextsAndBase<T>, requested: Language): ShownText<T> {
  const texts = publishedTexts(post);
  const textIn = (language: Language): [Language, T] => {
    const order = [language, defaultLanguage, ...languages];
    const shown = order.find((candidate) => texts[candidate]) ?? defaultLanguage;
    return [shown, texts[shown] ?? post];
  };
  const slugIn = (language: Language) => textIn(language)[1].slug || post.slug || post.id;
  const [language, text] = textIn(requested);
  return {
    text,
    language,
    slug: slugIn(requested),
    publishedIn: languages.filter((candidate) => texts[candidate]),
    slugs: byLanguage(slugIn),
  };
}

/** Without untitled translations. The base fields of an old post without translations are its Hungarian text. */
function publishedTexts<T extends NamedText>(post: TextsAndBase<T>): Texts<T> {
  const texts: Texts<T> = {};
  for (const language of languages) {
    const text = post.translations[language];
    if (text && text.title !== "") texts[language] = text;
  }
  const isUntitled = post.title === "" && Object.keys(texts).length > 0;
  if (!texts[defaultLanguage] && !isUntitled) texts[defaultLanguage] = post;
  return texts;
}
