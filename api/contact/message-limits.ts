/** Characters of a reply to a contact message, or of a note on it. */
export const longestReply = 5000;
