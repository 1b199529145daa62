import { redirect } from "react-router";

/** Permanent, but revalidated each time, because a post can get its old address back. */
export function movedPermanently(to: string): Response {
  return redirect(to, { status: 301, headers: { "Cache-Control": "public, max-age=0, must-revalidate" } });
}

/** Temporary and never stored. */
export function movedForNow(to: string): Response {
  return redirect(to, { status: 302, headers: { "Cache-Control": "private, no-store" } });
}
