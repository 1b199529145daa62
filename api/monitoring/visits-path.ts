/** The call that counts a page that was shown without being asked for; in a file of its own, because the page script needs nothing else. */
export const visitsPath = "/api/visits";
