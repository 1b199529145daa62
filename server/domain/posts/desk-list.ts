import type { DeskState } from "#api/desk/desk-list-words.ts";
import type { FullDeskPostQuery } from "#api/desk/desk-posts.ts";
import type { PostSummary } from "#api/posts.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { findChanged, findDeskPage } from "#server/storage/posts/desk-list.ts";
import { findListedPosts } from "#server/storage/posts/posts.ts";
import { asDeskLists } from "./desk-posts.ts";

interface DeskList {
  posts: (PostSummary & { changed: Language[] })[];
  total: number;
  counts: Record<DeskState, number>;
}

/** A page of all posts, published or not, as the desk's list asks for it. */
export async function readDeskList(
  db: Queries,
  language: Language,
  query: FullDeskPostQuery,
): Promise<DeskList> {
  const { ids, counts } = await findDeskPage(db, language, query);
  const posts = await asDeskLists(db, language, await findListedPosts(db, ids));
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
