import type { Block } from "#api/documents/block-tree.ts";
import { plainText } from "#api/documents/plain-text.ts";
import { nodesIn } from "#api/documents/walk-nodes.ts";
import type { Translation, WholePost } from "#api/posts.ts";
import type { DeskFields } from "#api/post-answers.ts";
import type { Language } from "#i18n/languages.ts";

/** As it is stored: a tree, of which the HTML of a call is printed. */
export type Stored<Text extends { content: string }> = Omit<Text, "content"> & { blocks: Block[] };

export type StoredTranslation = Stored<Translation>;

export type StoredWholePost = Omit<Stored<WholePost>, "translations" | keyof DeskFields> & {
  translations: Partial<Record<Language, StoredTranslation>>;
};

/** What texts are searched by: the words in one line, in another those below pictures and above tables. */
export function withPlainWords<Text extends { blocks: Block[] }>(text: Text): Text & { plain: string } {
  const captions = nodesIn(text.blocks).flatMap((node) => {
    if (node.type === "picture") return [node.attrs.caption ?? "", node.attrs.credit ?? ""];
    return node.type === "tableCaption" ? plainText(node.content) : [];
  });
  return { ...text, plain: `${plainText(text.blocks)}\n${captions.filter(Boolean).join(" ")}` };
}
