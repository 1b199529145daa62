/** Holds what can be found, in the order in which it is offered to narrow a search. */
export const searchKinds = ["guide", "tools", "blog", "places", "facts", "phrases"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Characters of a query. */
export const longestQuery = 100;

/** Gives what is searched of what was typed: in one line. */
export const cleanQuery = (typed: string) => typed.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
