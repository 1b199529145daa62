/** Characters of a note for readers about a change. */
export const longestNote = 300;

/** Characters of a category's introduction. */
export const longestIntro = 300;

/** Characters of a page's description: search engines show no more. */
export const longestDescription = 160;
