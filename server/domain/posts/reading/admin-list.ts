import type { ListState } from "#api/admin/post-list-words.ts";
import type { FullAdminPostQuery } from "#api/admin/admin-posts.ts";
import type { PostSummary } from "#api/posts/posts.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { findChanged, findPostPage } from "#server/storage/posts/admin-list.ts";
import { findListedPosts } from "#server/storage/posts/posts.ts";
import { asAdminLists } from "#server/domain/posts/admin-posts.ts";

interface AdminList {
  posts: (PostSummary & { changed: Language[] })[];
  total: number;
  counts: Record<ListState, number>;
}

/** A page of all posts, published or not, as the admin area's list asks for it. */
export async function readAdminList(
  db: Queries,
  language: Language,
  query: FullAdminPostQuery,
): Promise<AdminList> {
  const { ids, counts } = await findPostPage(db, language, query);
  const posts = await asAdminLists(db, language, await findListedPosts(db, ids));
  const changed = Map.groupBy(await findChanged(db, ids), ({ postId }) => postId);
  const isChanged = (id: string, one: Language) => changed.get(id)?.some((cell) => cell.language === one);
  return {
    posts: posts.map((post) => ({
      ...post,
      changed: languages.filter((one) => isChanged(post.id, one) === true),
    })),
    total: counts[query.state],
    counts,
  };
}
