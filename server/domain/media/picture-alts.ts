import { mediaLimits } from "#api/admin/media-limits.ts";
import type { PictureDetails } from "#api/admin/media-library.ts";
import type { Block } from "#api/documents/block-tree.ts";
import { picturesIn } from "#api/documents/walk-nodes.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { hashOf } from "#server/storage/posts/stored-text.ts";

type Texts = Partial<Record<Language, { blocks: Block[]; coverAlt?: string | undefined }>>;

/**
 * The descriptions of stored pictures in the posts that show them, by hash: of several in a language the first. One that is longer
 * than the library's limit is left out: nobody could save it there.
 */
export function altsOf(
  shown: readonly { texts: Texts; cover?: string | null | undefined }[],
): Map<string, PictureDetails["alts"]> {
  const said = new Map<string, PictureDetails["alts"]>();
  function note(hash: string | null | undefined, language: Language, alt = ""): void {
    const words = alt.trim();
    if (!hash || words === "" || words.length > mediaLimits.alt) return;
    said.set(hash, { [language]: words, ...said.get(hash) });
  }
  for (const { texts, cover } of shown) {
    for (const language of languages) {
      const text = texts[language];
      if (!text) continue;
      note(cover, language, text.coverAlt);
      for (const picture of picturesIn(text.blocks)) note(hashOf(picture), language, picture.attrs.alt);
    }
  }
  return said;
}
