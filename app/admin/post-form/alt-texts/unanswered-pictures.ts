import { escapeAttribute, unescapeHtml } from "#api/post-html/escape-html.ts";
import { canonicalPicture, decorativeRole } from "#api/post-html/picture-block.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import {
  coverNames,
  isBlank,
  isStarted,
  textField,
  type FieldName,
  type PostFields,
} from "#app/admin/post-form/post-fields.ts";
import { isPublishing, type SaveAim } from "#app/admin/post-form/states/save-aim.ts";

/** A picture of which nobody has said what it shows, or that it only decorates. */
export interface UnansweredPicture {
  key: string;
  language: Language;
  /** Its place among the unanswered ones of the content; null for the cover. */
  index: number | null;
  /** Null for the cover. */
  src: string | null;
}

/** Empty if the picture only decorates. */
export type PictureAnswers = Record<string, string>;

/** In the texts that the aim publishes or schedules. */
export function unansweredPictures(
  aim: SaveAim,
  { fields, cover, baseCover }: FormState,
): UnansweredPicture[] {
  return languages
    .filter((language) => isPublished(aim, fields, language))
    .flatMap((language) => {
      const hasCover = cover !== null || baseCover !== null;
      const isAsked = hasCover && coverNames.every((name) => isBlank(textField(language, name), fields));
      const inCover = { key: `${language} cover`, language, index: null, src: null };
      const inText = unansweredIn(fields[textField(language, "content")]).map((src, index) => ({
        key: `${language} ${index}`,
        language,
        index,
        src,
      }));
      return isAsked ? [inCover, ...inText] : inText;
    });
}

/** The changed fields. */
export function answerPictures(
  fields: PostFields,
  pictures: readonly UnansweredPicture[],
  answers: PictureAnswers,
): [FieldName, string][] {
  return languages.flatMap((language): [FieldName, string][] => {
    const own = pictures.filter((picture) => picture.language === language);
    const content = textField(language, "content");
    const cover = own.find(({ index }) => index === null);
    const inText = own.filter(({ index }) => index !== null).map(({ key }) => answers[key] ?? "");
    const answer = cover && (answers[cover.key] ?? "");
    const coverField = textField(language, answer === "" ? "coverRole" : "coverAlt");
    return [
      ...(inText.length > 0 ? [[content, withAnswers(fields[content], inText)] as [FieldName, string]] : []),
      ...(answer === undefined ? [] : [[coverField, answer || decorativeRole] as [FieldName, string]]),
    ];
  });
}

function isPublished({ states }: SaveAim, fields: PostFields, language: Language): boolean {
  if (!states) return isStarted(fields, language);
  return isPublishing(states[language]);
}

function unansweredIn(html: string): string[] {
  return [...html.matchAll(canonicalPicture)]
    .filter(({ groups }) => groups?.["alt"] === "" && groups["role"] === undefined)
    .map(({ groups }) => unescapeHtml(groups?.["src"] ?? ""));
}

/** @param answers one for each unanswered picture of the text, in their order */
function withAnswers(html: string, answers: string[]): string {
  const left = [...answers];
  return html.replace(
    canonicalPicture,
    (picture, src: string, alt: string, role: string | undefined, size = "") => {
      if (alt !== "" || role !== undefined) return picture;
      const answer = left.shift() ?? "";
      const said = answer === "" ? ` role="${decorativeRole}"` : "";
      return `<img src="${src}" alt="${escapeAttribute(answer)}"${said}${size}>`;
    },
  );
}
