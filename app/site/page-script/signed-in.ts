import { readCookies } from "./read-cookies.ts";

/** Lets the styles show the link to the admin area to who is signed in; `server/http/session-cookie.ts` sets the cookie. */
export function tellSignedIn(): void {
  const isSignedIn = /(?:^|;\s*)irany_peru_signed_in=1(?:;|$)/.test(readCookies());
  document.documentElement.toggleAttribute("data-signed-in", isSignedIn);
}
