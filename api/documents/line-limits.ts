/** Characters of a note for readers about a change. */
export const longestNote = 300;

/** Characters of a category's introduction. */
export const longestIntro = 300;
