import type { Block } from "#api/documents/block-tree.ts";
import type { WholePostAnswer } from "#api/post-answers.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { wholePostToWire } from "#api/post-wire.ts";
import type { DeskPost } from "#server/domain/posts/desk-posts.ts";
import type { StoredWholePost } from "#server/storage/posts/stored-text.ts";

/** A text as calls answer it. */
export function printText<Text extends { blocks: Block[] }>({
  blocks,
  ...text
}: Text): Omit<Text, "blocks"> & { content: string } {
  return { ...text, content: printHtml(blocks) };
}

/** A post in all its languages. */
export function printPost(post: StoredWholePost | DeskPost): WholePostAnswer {
  const translations = printAll(post.translations);
  const drafts = "drafts" in post ? { drafts: printAll(post.drafts) } : {};
  return wholePostToWire({ ...printText(post), translations, ...drafts });
}

function printAll<Text extends { blocks: Block[] }>(texts: Partial<Record<string, Text>>) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text ? [[language, printText(text)]] : [])),
  );
}
