import type { Attention } from "#api/desk/attention.ts";
import { deskPaths } from "#api/desk/desk-paths.ts";
import type { DeskState } from "#api/desk/desk-list-words.ts";
import type { BulkChange, BulkReport, DeskPostAnswer, DeskPostQuery } from "#api/desk/desk-posts.ts";
import type { GuideAnchors } from "#api/guide/guide-pages.ts";
import { summaryFromWire } from "#api/post-wire.ts";
import type { PostSummary } from "#api/posts.ts";
import { withBody, withQuery, type Call } from "#api/transport.ts";
import type { Language } from "#i18n/languages.ts";

/** A post as the desk's list shows it. */
export type DeskListedPost = PostSummary & Pick<DeskPostAnswer, "changed">;

export interface DeskPostList {
  posts: DeskListedPost[];
  /** Of all pages. */
  total: number;
  /** How many posts each state would leave; `changed` is counted only when it is asked for. */
  counts: Record<DeskState, number>;
}

export function deskCalls(call: Call) {
  return {
    async listDeskPosts(language: Language, query: DeskPostQuery = {}): Promise<DeskPostList> {
      const path = withQuery(deskPaths.deskPosts({ language }), query);
      const { posts, ...rest } = await call<Omit<DeskPostList, "posts"> & { posts: DeskPostAnswer[] }>(path);
      return {
        ...rest,
        posts: posts.map(({ changed, ...post }) => ({ ...summaryFromWire(post), changed })),
      };
    },
    /** The pages of the guide, and what in them a link can lead to. */
    listGuideAnchors: (language: Language) => call<GuideAnchors>(deskPaths.guideAnchors({ language })),
    readAttention: () => call<Attention>(deskPaths.attention),
    changeSeveralPosts: (change: BulkChange) =>
      call<BulkReport>(deskPaths.bulkChange, withBody("POST", change)),
  };
}
