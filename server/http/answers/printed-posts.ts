import type { Block } from "#api/documents/block-tree.ts";
import type { FullPostAnswer } from "#api/posts/post-answers.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { fullPostToWire } from "#api/posts/post-wire.ts";
import type { AdminPost } from "#server/domain/posts/admin-posts.ts";
import type { StoredFullPost } from "#server/storage/posts/stored-text.ts";

/** A text as calls answer it. */
export function printText<Text extends { blocks: Block[] }>({
  blocks,
  ...text
}: Text): Omit<Text, "blocks"> & { content: string } {
  return { ...text, content: printHtml(blocks) };
}

/** A post in all its languages. */
export function printPost(post: StoredFullPost | AdminPost): FullPostAnswer {
  const translations = printAll(post.translations);
  const drafts = "drafts" in post ? { drafts: printAll(post.drafts) } : {};
  return fullPostToWire({ ...printText(post), translations, ...drafts });
}

function printAll<Text extends { blocks: Block[] }>(texts: Partial<Record<string, Text>>) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text ? [[language, printText(text)]] : [])),
  );
}
