/** The kinds of results, in the order of the filters on the search page. */
export const searchKinds = ["guide", "tools", "blog", "places", "facts", "phrases"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Characters of a query. */
export const longestQuery = 100;

/** A query as it is searched for: on one line, without spaces around it. */
export const cleanQuery = (typed: string) => typed.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
