import type { Todos } from "#api/admin/todos.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import type { ListState } from "#api/admin/post-list-words.ts";
import type { BulkChange, BulkReport, AdminPostAnswer, AdminPostQuery } from "#api/admin/admin-posts.ts";
import type { GuideAnchors } from "#api/guide/guide-pages.ts";
import { summaryFromWire } from "#api/posts/post-wire.ts";
import type { PostSummary } from "#api/posts/posts.ts";
import { withBody, withQuery, type Call } from "#api/transport.ts";
import type { Language } from "#i18n/languages.ts";

/** A post as the admin area's list shows it. */
export type AdminListedPost = PostSummary & Pick<AdminPostAnswer, "changed">;

export interface AdminPostList {
  posts: AdminListedPost[];
  /** The total of all pages. */
  total: number;
  /** How many posts each state would leave; `changed` is counted only when it is asked for. */
  counts: Record<ListState, number>;
}

export function adminCalls(call: Call) {
  return {
    async listAdminPosts(language: Language, query: AdminPostQuery = {}): Promise<AdminPostList> {
      const path = withQuery(adminPaths.adminPosts({ language }), query);
      const { posts, ...rest } = await call<Omit<AdminPostList, "posts"> & { posts: AdminPostAnswer[] }>(
        path,
      );
      return {
        ...rest,
        posts: posts.map(({ changed, ...post }) => ({ ...summaryFromWire(post), changed })),
      };
    },
    /** The pages of the guide, and what in them a link can lead to. */
    listGuideAnchors: (language: Language) => call<GuideAnchors>(adminPaths.guideAnchors({ language })),
    readTodos: () => call<Todos>(adminPaths.todos),
    changeSeveralPosts: (change: BulkChange) =>
      call<BulkReport>(adminPaths.bulkChange, withBody("POST", change)),
  };
}
