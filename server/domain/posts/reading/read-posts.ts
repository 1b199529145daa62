import type { PostListQuery, PostSummary, StoredPost } from "#api/posts/posts.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import { findPinnedIds } from "#server/storage/posts/blog-pages.ts";
import { findTexts } from "#server/storage/posts/post-translations.ts";
import {
  findListedPosts,
  findPost,
  findPostBySlugOrId,
  findPostIdBySlug,
  findPosts,
  type ListedPost,
} from "#server/storage/posts/posts.ts";
import type { StoredFullPost } from "#server/storage/posts/stored-text.ts";
import { findPostsOfPart } from "#server/storage/posts/sitemap.ts";
import { cleanPost, cleanPublished } from "#server/domain/posts/cleaning/stored-texts.ts";
import { findNames } from "./blog-pages.ts";
import { displayPost, displaySlugs, displaySummary, type PostSlugs } from "./display-post.ts";

export { findSitemapParts } from "#server/storage/posts/sitemap.ts";

export async function listPosts(
  db: Queries,
  language: Language,
  query: PostListQuery,
): Promise<PostSummary[]> {
  return listPostsBy(db, language, query, await findNames(db, query));
}

/** @param authors all spellings of the query's author */
async function listPostsBy(
  db: Queries,
  language: Language,
  query: PostListQuery,
  authors: string[] | undefined,
): Promise<PostSummary[]> {
  const posts = await (query.pinned ? findPinnedFirst : findPosts)(db, query, { authors });
  return posts.map((post) => displaySummary(post, language));
}

/** Pinned posts, the newest first, then the others: pages of such a list, by number or from its last post on, repeat none. */
async function findPinnedFirst(
  db: Queries,
  { limit, skip = 0, ...query }: PostListQuery,
  wanted: { authors: string[] | undefined },
): Promise<ListedPost[]> {
  const ids = await findPinnedIds(db, query, wanted);
  const passed = query.beforeId === undefined ? 0 : ids.indexOf(query.beforeId) + 1;
  // A list that goes on after a post that is not pinned has had those that are.
  const isBelow = query.before !== undefined && passed === 0;
  const left = isBelow ? [] : ids.slice(passed);
  const shown = left.slice(skip, limit === undefined ? undefined : skip + limit);
  const start = isBelow ? query : { ...query, before: undefined, beforeId: undefined };
  const rest = limit === undefined ? {} : { limit: limit - shown.length };
  const [pinned, others] = await Promise.all([
    findListedPosts(db, shown),
    findPosts(
      db,
      { ...start, ...rest, skip: Math.max(0, skip - left.length) },
      { ...wanted, unpinned: true },
    ),
  ]);
  return [...pinned, ...others];
}

/** Posts that are read at once where all are wanted. */
const batchSize = 100;

/** All that the query asks for, the newest first, without ever holding all of them. */
export async function* listPostsInBatches(
  db: Queries,
  language: Language,
  query: PostListQuery,
): AsyncGenerator<PostSummary[]> {
  // Once for all batches: all posts are counted for it.
  const authors = await findNames(db, query);
  let next: PostListQuery = { ...query, limit: batchSize };
  for (;;) {
    const batch = await listPostsBy(db, language, next, authors);
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return;
    const { category, author, pinned } = query;
    next = { category, author, pinned, limit: batchSize, before: last.createdAt, beforeId: last.id };
  }
}

export type NewestPost = PostSummary & Pick<StoredPost, "blocks" | "coverAlt">;

/** With the text that is shown in a language, and none of the others: a text may have a megabyte. */
export async function listNewestPosts(
  db: Queries,
  language: Language,
  query: Pick<PostListQuery, "limit" | "category">,
): Promise<NewestPost[]> {
  const posts = await listPosts(db, language, query);
  const texts = await findTexts(db, posts);
  return Promise.all(
    posts.map(async (post) => {
      const { blocks, coverAlt } = texts.get(post.id) ?? { blocks: [], coverAlt: "" };
      return { ...post, blocks: await cleanPublished(db, blocks), coverAlt };
    }),
  );
}

/** The posts in a part of the site map. @throws DomainError `not_found` */
export async function listPostsOfPart(
  db: Queries,
  part: number,
): Promise<(PostSlugs & { updatedAt: string })[]> {
  const posts = await findPostsOfPart(db, part);
  if (posts.length === 0) throw new DomainError("not_found", "the site map has no such part");
  return posts.map((post) => ({ ...displaySlugs(post), updatedAt: post.updatedAt }));
}

/** By a current or former slug of any language, or by the id. @throws DomainError `not_found` */
export async function readPost(db: Queries, slug: string, language: Language): Promise<StoredPost> {
  requireNameable(slug);
  const post = await findPostBySlugOrId(db, slug, [language, defaultLanguage]);
  const shown = displayPost(requireFound(post), language);
  return { ...shown, blocks: await cleanPublished(db, shown.blocks) };
}

/** By its id or a slug; `unpublished` ones too are for editors. @throws DomainError `not_found` */
export async function readFullPost(
  db: Queries,
  idOrSlug: string,
  wanted: { unpublished: boolean } = { unpublished: false },
): Promise<StoredFullPost> {
  requireNameable(idOrSlug);
  const byId = await findPost(db, idOrSlug, wanted);
  if (byId) return cleanPost(db, byId);
  const id = await findPostIdBySlug(db, idOrSlug, [defaultLanguage]);
  return cleanPost(db, requireFound(id === null ? null : await findPost(db, id, wanted)));
}

/** PostgreSQL fails on a NUL, and no slug has control characters. */
export function requireNameable(idOrSlug: string): void {
  if (/\p{Cc}/u.test(idOrSlug)) requireFound(null);
}

export function requireFound<Found>(post: Found | null): Found {
  if (post === null) throw new DomainError("not_found", "there is no such post");
  return post;
}
