import type { Post, PostListQuery, PostSummary, WholePost } from "#api/posts.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import type { Database } from "#server/storage/database.ts";
import { findNewestWholePosts, findPost, findPostIdBySlug, findPosts } from "#server/storage/posts.ts";
import { displayPost, displaySummary, slugIn } from "./display-post.ts";
import { DomainError } from "./errors.ts";

/** Lists posts as a reader of the language sees them, the newest first. */
export async function listPosts(
  db: Database,
  language: Language,
  query: PostListQuery,
): Promise<PostSummary[]> {
  const posts = await findPosts(db, query);
  return posts.map((post) => displaySummary(post, language));
}

/** Lists the newest posts with their content, as a reader of the language sees them. */
export async function listNewestPosts(db: Database, language: Language, limit: number): Promise<Post[]> {
  const posts = await findNewestWholePosts(db, limit);
  return posts.map((post) => displayPost(post, language));
}

/** What names a post in addresses. */
interface PostSlugs {
  slugIn: (language: Language) => string;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** Lists the slugs of the newest posts in every language. */
export async function listPostSlugs(db: Database, limit: number): Promise<PostSlugs[]> {
  const posts = await findPosts(db, { limit });
  return posts.map((post) => ({
    slugIn: (language) => slugIn(post, language),
    updatedAt: post.updatedAt,
  }));
}

/**
 * Reads one post in a language, by a slug of any language, a former slug, or its id.
 *
 * @throws DomainError `not_found`
 */
export async function readPost(db: Database, slug: string, language: Language): Promise<Post> {
  requireNameable(slug);
  const id = (await findPostIdBySlug(db, slug, [language, defaultLanguage])) ?? slug;
  return displayPost(requireFound(await findPost(db, id)), language);
}

/**
 * Reads a whole post with all its languages, by its id or by a slug.
 *
 * @throws DomainError `not_found`
 */
export async function readWholePost(db: Database, idOrSlug: string): Promise<WholePost> {
  requireNameable(idOrSlug);
  const byId = await findPost(db, idOrSlug);
  if (byId) return byId;
  const id = await findPostIdBySlug(db, idOrSlug, [defaultLanguage]);
  return requireFound(id === null ? null : await findPost(db, id));
}

/** No post is called by control characters, and the database could not even be asked for a NUL. */
function requireNameable(idOrSlug: string): void {
  if (/\p{Cc}/u.test(idOrSlug)) requireFound(null);
}

function requireFound(post: WholePost | null): WholePost {
  if (!post) throw new DomainError("not_found", "there is no such post");
  return post;
}
