import type { Neighbours } from "#api/blog/neighbours.ts";
import type { ApiClient } from "#api/client.ts";
import type { Block } from "#api/documents/block-tree.ts";
import { isNotFound } from "#api/errors/errors.ts";
import type { Post } from "#api/posts/posts.ts";
import { postPath, slugPlaceholder } from "#i18n/addresses.ts";
import { memoizeByObject } from "#i18n/memoize.ts";
import { byLanguage, type Language } from "#i18n/languages.ts";

export interface DisplayedPost extends Omit<Post, "translations" | "content" | "blocks"> {
  /** Its blocks as JSON: the router writes and reads a tree of objects ten times as slowly as one string. */
  text: string;
}

interface LoadedPost {
  post: DisplayedPost;
  languagePaths: Record<Language, string>;
  neighbours: Neighbours;
}

/**
 * Finds a post by its slug in any language, an older slug or its id; null when it does not exist.
 * @throws ApiError when the answer is unknown
 */
export async function loadPost(
  api: ApiClient,
  slug: string | undefined,
  language: Language,
): Promise<LoadedPost | null> {
  if (!slug || slug === slugPlaceholder) {
    console.warn(`Invalid slug of a post: ${slug ?? "none"}`);
    return null;
  }
  try {
    const post = displayedPost(await api.readPost(slug, language));
    const neighbours = await api.readNeighbours(post.id, language);
    return { post, languagePaths: byLanguage((each) => postPath(post.slugs[each], each)), neighbours };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

export const displayedPost = memoizeByObject(
  ({ translations: _, content: __, blocks, ...post }: Post): DisplayedPost => ({
    ...post,
    text: JSON.stringify(blocks),
  }),
);

// Safe cast: `displayedPost` wrote it.
export const blocksOf = memoizeByObject(
  ({ text }: Pick<DisplayedPost, "text">): Block[] => JSON.parse(text) as Block[],
);
