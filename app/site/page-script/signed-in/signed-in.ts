import { readCookies } from "../read-cookies.ts";
import { editScript } from "../hydration-info.ts";

/**
 * Lets the styles show the link to the admin area to who is signed in, and fetches the link to the page's form;
 * `server/http/session-cookie.ts` sets the cookie.
 */
export function tellSignedIn(): void {
  const isSignedIn = /(?:^|;\s*)irany_peru_signed_in=1(?:;|$)/.test(readCookies());
  document.documentElement.toggleAttribute("data-signed-in", isSignedIn);
  if (isSignedIn) void import(/* @vite-ignore */ editScript);
}
