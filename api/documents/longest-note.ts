/** Characters of a note for readers about a change. */
export const longestNote = 300;
