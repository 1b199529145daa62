import type { FullPost } from "#api/posts/posts.ts";
import type { Notice } from "#app/ui/notices/status-message.tsx";
import type { SaveIntent } from "#app/admin/post-form/states/save-intent.ts";
import { postPath } from "#i18n/addresses.ts";
import type { TranslationStatesTexts } from "#i18n/admin/hu/translation-states.ts";
import { languages, locales, type Language } from "#i18n/languages.ts";

/** Lists the languages in which a save published a post, with a link to each page by its own title; null if there are none. */
export function publishedNotice(
  post: FullPost,
  { states }: SaveIntent,
  { published }: TranslationStatesTexts,
  interfaceLanguage: Language,
): Notice | null {
  const shown = languages.flatMap((language) => {
    const text = post.translations[language];
    const isPublished = states === undefined || states[language] === "published";
    return text && isPublished ? [{ language, ...text }] : [];
  });
  if (shown.length === 0) return null;
  const list = new Intl.ListFormat(locales[interfaceLanguage]);
  return {
    text: published.told(list.format(shown.map(({ language }) => published.inLanguage[language]))),
    links: shown.map(({ language, title, slug }) => ({
      to: postPath(slug, language),
      label: title,
      lang: language,
    })),
  };
}
