/** Where at least one language of a post stands, in the order in which they are offered; `none` has no text. */
export const listStates = [
  "all",
  "published",
  "changed",
  "draft",
  "scheduled",
  "unpublished",
  "outdated",
  "none",
] as const;

export type ListState = (typeof listStates)[number];

/** `changed`: the newest change first; `match`: titles with the searched words first. */
export const listSorts = ["changed", "newest", "title", "author", "match"] as const;

export type ListSort = (typeof listSorts)[number];

export const bulkActions = ["publish", "unpublish", "delete"] as const;

export type BulkAction = (typeof bulkActions)[number];

export const bulkRefusals = [
  "no_text",
  "no_title",
  "needs_look",
  "not_published",
  "not_found",
  "refused",
] as const;
