import { stateName } from "#api/desk/state-name.ts";
import type { PostSummary } from "#api/posts.ts";

/** In the order in which they are offered. */
export const postFilters = ["all", "draft", "scheduled", "unpublished", "outdated"] as const;

export type PostFilter = (typeof postFilters)[number];

/** Posts of which at least one language stands like that. */
export function filterPosts<P extends Pick<PostSummary, "states" | "outdated">>(
  posts: P[],
  filter: PostFilter,
): P[] {
  if (filter === "all") return posts;
  return posts.filter(({ states = {}, outdated = [] }) =>
    filter === "outdated"
      ? outdated.length > 0
      : Object.values(states).some((state) => stateName(state) === filter),
  );
}
