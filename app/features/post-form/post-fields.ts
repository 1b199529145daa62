import { defaultCategory, isCategory } from "#api/categories.ts";
import type { WholePost, WrittenPost } from "#api/posts.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";

/** What is written in each language. */
export const textNames = ["title", "summary", "content", "coverAlt"] as const;

export type TextName = (typeof textNames)[number];
export type TextField = `${Language}.${TextName}`;
export type FieldName = "author" | "category" | TextField;

/** Everything that is typed into the form, by field; the cover's file is kept beside it. */
export type PostFields = Record<FieldName, string>;

/** A place in the form to which a message can belong. */
export type FormPlace = FieldName | "cover";

/** Every field in the order in which the form shows them. */
export const fieldNames: readonly FieldName[] = [
  "author",
  "category",
  ...languages.flatMap((language) => textNames.map((name) => textField(language, name))),
];

export function textField(language: Language, name: TextName): TextField {
  return `${language}.${name}`;
}

/** The language and the text that a field is, or null for one that has no language. */
export function textOf(place: FormPlace): { language: Language; name: TextName } | null {
  for (const language of languages) {
    const name = textNames.find((candidate) => place === textField(language, candidate));
    if (name) return { language, name };
  }
  return null;
}

/** The fields of a new post. */
export function emptyFields(author = ""): PostFields {
  return withTexts({ author, category: defaultCategory }, () => ({}));
}

/**
 * The fields of a stored post. A post from before there were translations gives its text to all three
 * languages; where only Hungarian is missing, the base text stands in for it as it does for readers.
 */
export function fieldsOf(post: WholePost): PostFields {
  const { author, translations, title, summary, content, coverAlt } = post;
  const base = { title, summary, content, coverAlt };
  const isOld = languages.every((language) => translations[language] === undefined);
  return withTexts(
    { author, category: isCategory(post.category) ? post.category : defaultCategory },
    (language) => translations[language] ?? (isOld || language === defaultLanguage ? base : {}),
  );
}

/** What is sent: all three languages, an emptied one too, so that it goes. */
export function writtenPostOf(fields: PostFields): WrittenPost {
  const { author, category } = fields;
  const translationIn = (language: Language) => ({
    title: fields[`${language}.title`],
    summary: fields[`${language}.summary`],
    content: fields[`${language}.content`],
    coverAlt: fields[`${language}.coverAlt`],
  });
  return {
    author,
    category: isCategory(category) ? category : defaultCategory,
    translations: { hu: translationIn("hu"), en: translationIn("en"), es: translationIn("es") },
  };
}

/** The fields that differ, in the order of the form. Space at the ends is no difference: the server drops it. */
export function differingFields(a: PostFields, b: PostFields): FieldName[] {
  return fieldNames.filter((name) => comparable(name, a) !== comparable(name, b));
}

function comparable(name: FieldName, fields: PostFields): string {
  const value = fields[name];
  // The editor writes an empty paragraph where nothing was ever written.
  if (textOf(name)?.name === "content") return isBlankContent(value) ? "" : value;
  return value.trim();
}

/** Whether HTML shows nothing: no letter, no picture, no video. */
export function isBlankContent(html: string): boolean {
  if (/<(?:img|iframe|hr)\b/i.test(html)) return false;
  return html.replace(/<[^>]*>|&nbsp;/g, "").trim() === "";
}

function withTexts(
  common: Pick<PostFields, "author" | "category">,
  textsIn: (language: Language) => Partial<Record<TextName, string>>,
): PostFields {
  const texts = languages.flatMap((language) => {
    const given = textsIn(language);
    return textNames.map((name) => [textField(language, name), given[name] ?? ""] as const);
  });
  // Every language with every text: the record is whole.
  return { ...common, ...(Object.fromEntries(texts) as Record<TextField, string>) };
}
