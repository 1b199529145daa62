import type { ApiClient } from "#api/client.ts";
import { ApiError } from "#api/errors/errors.ts";
import type { PostListQuery } from "#api/posts/posts.ts";
import type { Language } from "#i18n/languages.ts";
import { teaserOf, type PostTeaser } from "#app/site/posts/post-teaser.ts";

const postsPerPage = 24;

export const pinnedFirst = { pinned: "first" } as const;

export interface PostListPage {
  posts: PostTeaser[];
  /** Counted from 1: those that are pinned, then the newest first. */
  page: number;
  hasMore: boolean;
  /** Whether nobody could tell which posts there are. */
  hasFailed?: boolean;
}

/** Which posts a list is of; all of them when empty. */
export type ListedPosts = Pick<PostListQuery, "category" | "author">;

/**
 * @param after the last post of the previous page, if known: posts that are published or deleted meanwhile then move no
 * other post between the pages
 * @throws ApiError
 */
export async function loadPostList(
  api: ApiClient,
  language: Language,
  page: number,
  { after, ...wanted }: ListedPosts & { after?: PostTeaser | undefined } = {},
): Promise<PostListPage> {
  const start = after ? { before: after.createdAt, beforeId: after.id } : { skip: (page - 1) * postsPerPage };
  // One post more than is shown, to know whether another page follows.
  // An author's page tells what they wrote last.
  const order = wanted.author === undefined ? pinnedFirst : {};
  const posts = await api.listPosts(language, { ...wanted, ...order, limit: postsPerPage + 1, ...start });
  return {
    posts: posts.slice(0, postsPerPage).map(teaserOf),
    page,
    hasMore: posts.length > postsPerPage,
  };
}

/** Whether a list is refused because there is no such category any more. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}

/** For a page that works without posts: logs a failure and returns null. */
export async function loadLatestPosts(
  api: ApiClient,
  language: Language,
  query: Pick<PostListQuery, "limit" | "category" | "pinned">,
): Promise<PostTeaser[] | null> {
  try {
    return (await api.listPosts(language, query)).map(teaserOf);
  } catch (error) {
    reportFailedList(error);
    return null;
  }
}

/** Logs a failed API call and returns the status for the page; throws any other error. */
export function reportFailedList(error: unknown): number {
  if (!(error instanceof ApiError)) throw error;
  console.error("Failed to fetch posts", error);
  return error.status || 503;
}
