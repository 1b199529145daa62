import type { ApiClient } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import type { PostListQuery } from "#api/posts.ts";
import type { Language } from "#i18n/languages.ts";
import { teaserOf, type PostTeaser } from "./post-teaser.ts";

const postsPerPage = 24;

export interface PostListPage {
  posts: PostTeaser[];
  /** Counted from 1, the newest posts first. */
  page: number;
  hasMore: boolean;
}

/**
 * One page of the list of posts.
 *
 * @throws ApiError as the client does
 */
export async function loadPostList(api: ApiClient, language: Language, page: number): Promise<PostListPage> {
  // One more than is shown tells whether there are more.
  const posts = await api.listPosts(language, { limit: postsPerPage + 1, skip: (page - 1) * postsPerPage });
  return {
    posts: posts.slice(0, postsPerPage).map((post) => teaserOf(post, language)),
    page,
    hasMore: posts.length > postsPerPage,
  };
}

export async function loadLatestPosts(
  api: ApiClient,
  language: Language,
  query: Pick<PostListQuery, "limit" | "category">,
): Promise<PostTeaser[]> {
  const posts = await api.listPosts(language, query);
  return posts.map((post) => teaserOf(post, language));
}

/**
 * What a list shows that could not be loaded: nothing, as the specification has it. The failure is logged.
 *
 * @returns the status that the page gets with it
 * @throws what was given, unless it is a failed call
 */
export function reportFailedList(error: unknown): number {
  if (!(error instanceof ApiError)) throw error;
  console.error("Failed to fetch posts", error);
  return error.status || 503;
}
