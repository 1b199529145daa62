import { decorativeRole } from "#api/post-html/picture-block.ts";
import { visibleText } from "#api/documents/visible-text.ts";
import { defaultCategory } from "#i18n/blog/category-addresses.ts";
import type { Translation, FullPost, WrittenPost } from "#api/posts/posts.ts";
import { byLanguage, defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

/** The fields that all languages share, but for the cover; `isPinned` is empty or "true", `createdAt` empty for a new post. */
const commonNames = ["author", "category", "isPinned", "createdAt"] as const;

/** Either of them answers what the cover shows: one that only decorates says nothing. */
export const coverNames = ["coverAlt", "coverRole"] as const;
export const wordNames = ["title", "summary", "content", ...coverNames] as const;
/** All that a revision keeps; no text is begun by its address or its words for search engines. */
export const revisedNames = [...wordNames, "address", "searchTitle", "searchDescription"] as const;
/** The texts of a language, in the order in which the form shows them; a note tells readers of a change. */
export const textNames = [...revisedNames, "note"] as const;

export type RevisedName = (typeof revisedNames)[number];
export type TextName = (typeof textNames)[number];
export type TextField = `${Language}.${TextName}`;
type CommonName = (typeof commonNames)[number];
export type FieldName = CommonName | TextField;

/** The form's texts by field, a content as canonical HTML; the cover file is separate. */
export type PostFields = Record<FieldName, string>;

export type FormField = FieldName | "cover";

/** All fields, in the order of the form. */
export const fieldNames: readonly FieldName[] = [
  ...commonNames,
  ...languages.flatMap((language) => textNames.map((name) => textField(language, name))),
];

export const allFields: readonly FormField[] = [...fieldNames, "cover"];

export function fieldId(formId: string, field: FormField): string {
  return `${formId}-${field.replace(".", "-")}`;
}

export function textField(language: Language, name: TextName): TextField {
  return `${language}.${name}`;
}

/** The language and name of a text field; null for a field without a language. */
export function textOf(field: FormField): { language: Language; name: TextName } | null {
  for (const language of languages) {
    const name = textNames.find((candidate) => field === textField(language, candidate));
    if (name) return { language, name };
  }
  return null;
}

/** Whether it is a text of one of these languages: what all share is not. */
export function isTextIn(of: readonly Language[], field: FormField): boolean {
  const text = textOf(field);
  return text !== null && of.includes(text.language);
}

export function emptyFields(author = ""): PostFields {
  return withTexts({ author, category: defaultCategory, isPinned: "", createdAt: "" }, () => ({}));
}

/**
 * The fields of a stored post: of each language the text that editors work on. The base fields of an old post without translations fill all languages: a change needs a title
 * and a summary in each, which the editor then translates. Otherwise they stand in for a missing Hungarian text alone, as for
 * readers (`publishedTexts` in server/domain/posts/reading/display-post.ts).
 */
export function fieldsOf(post: FullPost): PostFields {
  const { author, category, isPinned, createdAt, translations, drafts = {}, notes = {} } = post;
  const working = (language: Language) => drafts[language] ?? translations[language];
  const isOld = languages.every((language) => working(language) === undefined);
  const common = { author, category, isPinned: isPinned ? "true" : "", createdAt };
  return withTexts(common, (language) => ({
    ...(working(language) ?? (isOld || language === defaultLanguage ? post : {})),
    note: notes[language] ?? "",
  }));
}

/** The post as it is sent: all three languages, an emptied one too, so that it is removed. */
export function writtenPostOf(fields: PostFields): WrittenPost {
  const { author, category, isPinned, createdAt } = fields;
  return {
    author,
    category,
    isPinned: isPinned !== "",
    ...(createdAt !== "" && { createdAt }),
    translations: byLanguage((language) => textIn(fields, language)),
  };
}

/** The text of one language. */
export function textIn(fields: PostFields, language: Language): Omit<Translation, "slug"> & { note: string } {
  const isDecorative = fields[`${language}.coverRole`] === decorativeRole;
  return {
    title: fields[`${language}.title`],
    summary: fields[`${language}.summary`],
    content: fields[`${language}.content`],
    // A description that was written earlier stays in the form, in case the author changes their mind.
    coverAlt: isDecorative ? "" : fields[`${language}.coverAlt`],
    coverRole: isDecorative ? decorativeRole : "",
    searchTitle: fields[`${language}.searchTitle`],
    searchDescription: fields[`${language}.searchDescription`],
    address: fields[`${language}.address`],
    note: fields[`${language}.note`],
  };
}

/** The fields whose values differ, in the order of the form. Space at the ends is ignored, as the server drops it. */
export function differingFields(a: PostFields, b: PostFields): FieldName[] {
  return fieldNames.filter((name) => comparable(name, a) !== comparable(name, b));
}

function comparable(name: FieldName, fields: PostFields): string {
  // A content is canonical HTML, which is empty where nothing is shown.
  return textOf(name)?.name === "content" ? fields[name] : visibleText(fields[name]);
}

/** Whether nothing is written in a field. */
export function isBlank(name: FieldName, fields: PostFields): boolean {
  return comparable(name, fields) === "";
}

/** Whether anything is written in a language: that its cover only decorates is not, nor is a note on its change. */
export function isStarted(fields: PostFields, language: Language): boolean {
  return wordNames.some((name) => name !== "coverRole" && !isBlank(textField(language, name), fields));
}

function withTexts(
  common: Pick<PostFields, CommonName>,
  textsIn: (language: Language) => Partial<Record<TextName, string>>,
): PostFields {
  const texts = languages.flatMap((language) => {
    const given = textsIn(language);
    return textNames.map((name) => [textField(language, name), given[name] ?? ""] as const);
  });
  return { ...common, ...fromEntriesOf(texts) };
}
