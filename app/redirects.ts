import { redirect, redirectDocument } from "react-router";

/** Permanent, but revalidated each time, because a post can get its old address back. */
export function movedPermanently(to: string): Response {
  return redirect(to, { status: 301, headers: { "Cache-Control": "public, max-age=0, must-revalidate" } });
}

/** Temporary and never stored. */
export function movedForNow(to: string): Response {
  return redirect(to, { status: 302, headers: { "Cache-Control": "private, no-store" } });
}

/**
 * Has, in the browser, the page of a post with pictures of other sites loaded as a document, because only its own policy
 * allows them. Does nothing for the page that was loaded as the document.
 *
 * @param pathname of the page
 */
export function loadAsDocument({ pathname, search }: URL): void {
  const [document] = performance.getEntriesByType("navigation");
  if (document && new URL(document.name).pathname !== pathname) throw redirectDocument(pathname + search);
}
