import { readCookies } from "../read-cookies.ts";
import { editScript } from "../hydration-info.ts";

/**
 * Lets the styles show the link to the admin area to who is signed in, and fetches the link to the page's form;
 * `server/http/sessions/session-cookie.ts` sets the cookie.
 */
export function tellSignedIn(): void {
  const isSignedIn = readCookies().includes("irany_peru_signed_in=1");
  document.documentElement.toggleAttribute("data-signed-in", isSignedIn);
  if (isSignedIn) void import(/* @vite-ignore */ editScript);
}
