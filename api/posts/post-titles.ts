import { languages, type Language } from "#i18n/languages.ts";

/** The titles of a post where it is named in the admin area. */
export interface PostTitles {
  /** Stands in where there is none in the reader's language; may be empty. */
  title: string;
  titles: Partial<Record<Language, string>>;
}

/** The title in this language, else the one that stands in for it, with its own language if that is known. */
export function titleIn(
  { title, titles }: PostTitles,
  language: Language,
): { text: string; lang: Language | undefined } {
  const own = titles[language];
  if (own !== undefined) return { text: own, lang: undefined };
  return { text: title, lang: languages.find((one) => titles[one] === title) };
}
