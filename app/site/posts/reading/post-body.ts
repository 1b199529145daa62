import { localizedAddress } from "#api/blog/localized-links.ts";
import type { Block, Heading } from "#api/documents/block-tree.ts";
import { picturesIn } from "#api/documents/walk-nodes.ts";
import { escapeAttribute } from "#api/post-html/escape-html.ts";
import { isForeign, printingOfMedia, type EmbedWords } from "#api/post-html/media-html.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import type { SiteCategories } from "#i18n/blog/category-addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { PostHeading } from "./post-headings.ts";

/** Words in the language of the text. */
interface TextWords {
  tip: string;
  warning: string;
  /** Names a table that has no caption. */
  table: string;
}

/**
 * Shows stored pictures in every width and format. Videos and foreign pictures become links, so that no other site is
 * called before a click; `embeds.ts` then loads them in place. Links to this site's pages lead to those in `language`.
 * @param headings that have an id
 * @param language of the page, which the text's may differ from
 * @param categories to which links lead, as the owner has them
 */
export function printPostBody(
  blocks: readonly Block[],
  headings: ReadonlyMap<Heading, PostHeading>,
  words: EmbedWords,
  textWords: TextWords,
  language: Language,
  categories?: SiteCategories,
): string {
  return printHtml(blocks, {
    href: (address) => localizedAddress(address, language, categories),
    id: (heading) => headings.get(heading)?.id,
    ...printingOfMedia(words),
    calloutWords: textWords,
    table: (table, caption) => tableFrame(table, caption || textWords.table),
  });
}

/** A table wider than a phone scrolls in its frame, by the keyboard too. */
function tableFrame(table: string, label: string): string {
  return `<div class="table-frame" role="region" tabindex="0" aria-label="${escapeAttribute(label)}">${table}</div>`;
}

export function hasForeignPicture(blocks: readonly Block[]): boolean {
  return picturesIn(blocks).some(({ attrs }) => isForeign(attrs));
}
