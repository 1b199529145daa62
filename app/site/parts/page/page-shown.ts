/** Event of the document: React has shown another page, whose elements the page script does not know yet. */
export const pageShown = "page-shown";
