/** In characters. */
export const mediaLimits = { name: 200, alt: 300, credit: 200, search: 200 } as const;

/** Pictures on a page of the library. */
export const mediaPageSize = 48;
