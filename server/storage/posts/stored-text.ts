import type { Block, Picture } from "#api/documents/block-tree.ts";
import { plainText } from "#api/documents/plain-text.ts";
import { nodesIn, picturesIn } from "#api/documents/walk-nodes.ts";
import { mediaPrefix } from "#api/media.ts";
import type { Translation, FullPost } from "#api/posts/posts.ts";
import type { AdminFields } from "#api/posts/post-answers.ts";
import type { Language } from "#i18n/languages.ts";

/** A text as it is stored: a tree, from which the HTML of an answer is printed. */
export type Stored<Text extends { content: string }> = Omit<Text, "content"> & { blocks: Block[] };

export type StoredTranslation = Stored<Translation>;

export type StoredFullPost = Omit<Stored<FullPost>, "translations" | keyof AdminFields> & {
  translations: Partial<Record<Language, StoredTranslation>>;
};

/** The parts of a text by which a search finds it. */
export interface Findings {
  plain: string;
  pictures: string[];
}

/** With what it is found by, as a row has it. */
export function withFindings<Text extends { blocks: Block[] }>(text: Text): Text & Findings {
  const captions = nodesIn(text.blocks).flatMap((node) => {
    if (node.type === "picture") return [node.attrs.caption ?? "", node.attrs.credit ?? ""];
    return node.type === "tableCaption" ? plainText(node.content) : [];
  });
  const plain = `${plainText(text.blocks)}\n${captions.filter(Boolean).join(" ")}`;
  return { ...text, plain, pictures: pictureHashesIn(text.blocks) };
}

const storedPicture = new RegExp(`^${mediaPrefix}([0-9a-f]{32})/`);

/** Null for a picture of another site. */
export function hashOf({ attrs }: Picture): string | null {
  return storedPicture.exec(attrs.src)?.[1] ?? null;
}

/** Each hash once; pictures of other sites are not included. */
export function pictureHashesIn(blocks: readonly Block[]): string[] {
  return [...new Set(picturesIn(blocks).flatMap((picture) => hashOf(picture) ?? []))];
}
