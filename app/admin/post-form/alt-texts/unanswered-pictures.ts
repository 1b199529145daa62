import type { Picture } from "#api/documents/block-tree.ts";
import { picturesIn, replaceNodes } from "#api/documents/walk-nodes.ts";
import { decorativeRole } from "#api/post-html/picture-block.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { FormState } from "#app/admin/post-form/store/form-state.ts";
import {
  coverNames,
  isBlank,
  isStarted,
  textField,
  type FieldName,
  type PostFields,
} from "#app/admin/post-form/store/post-fields.ts";
import { isPublishing, type SaveIntent } from "#app/admin/post-form/states/save-intent.ts";

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

/** The unanswered pictures in the texts that the intent publishes or schedules. */
export function unansweredPictures(
  intent: SaveIntent,
  { fields, cover, baseCover }: FormState,
): UnansweredPicture[] {
  return languages
    .filter((language) => isPublished(intent, fields, language))
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

function isPublished({ states }: SaveIntent, fields: PostFields, language: Language): boolean {
  if (!states) return isStarted(fields, language);
  return isPublishing(states[language]);
}

function isUnanswered({ alt, isDecorative }: Picture["attrs"]): boolean {
  return alt === "" && !isDecorative;
}

function unansweredIn(html: string): string[] {
  return picturesIn(readHtml(html))
    .filter(({ attrs }) => isUnanswered(attrs))
    .map(({ attrs }) => attrs.src);
}

/** @param answers one for each unanswered picture of the text, in their order */
function withAnswers(html: string, answers: string[]): string {
  const left = [...answers];
  const blocks = replaceNodes(readHtml(html), (node) => {
    if (node.type !== "picture" || !isUnanswered(node.attrs)) return undefined;
    const alt = left.shift() ?? "";
    return [{ ...node, attrs: { ...node.attrs, alt, ...(alt === "" && { isDecorative: true }) } }];
  });
  return printHtml(blocks);
}
