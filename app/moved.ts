import { redirect } from "react-router";

/** Redirects for good, yet asks again each time: a post can get its old address back. */
export function movedPermanently(to: string): Response {
  return redirect(to, { status: 301, headers: { "Cache-Control": "public, max-age=0, must-revalidate" } });
}

/** Redirects this once; nobody may keep the answer. */
export function movedForNow(to: string): Response {
  return redirect(to, { status: 302, headers: { "Cache-Control": "private, no-store" } });
}
