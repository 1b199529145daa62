import { singleLine } from "#api/post-html/text-runs.ts";
import { noPicture, type PictureAttributes } from "#app/admin/text-editor/nodes/picture-attributes.ts";

export type PictureWords = Pick<PictureAttributes, "alt" | "isDecorative" | "caption" | "credit">;

export function wordsOf(attributes: Partial<PictureAttributes>): PictureWords {
  const { alt, isDecorative, caption, credit } = { ...noPicture, ...attributes };
  return { alt, isDecorative, caption, credit };
}

export function tidied({ alt, isDecorative, caption, credit }: PictureWords): PictureWords {
  return {
    alt: isDecorative ? "" : singleLine(alt),
    isDecorative,
    caption: singleLine(caption),
    credit: singleLine(credit),
  };
}

type LibraryWords = Pick<PictureAttributes, "alt" | "credit">;

/** Typed words stay; words from the library go together with the picture that they came with. */
export function wordsWith(
  now: PictureWords,
  chosen: LibraryWords,
  before: LibraryWords | undefined,
): PictureWords {
  const take = (name: keyof LibraryWords) =>
    now[name] === "" || now[name] === before?.[name] ? chosen[name] : now[name];
  return { ...now, alt: take("alt"), credit: take("credit") };
}
