/** Lets the styles show the link to the admin area to who is signed in; `server/http/session-cookie.ts` sets the cookie. */
export function tellSignedIn(): void {
  let isSignedIn = false;
  try {
    isSignedIn = /(?:^|;\s*)irany_peru_signed_in=1(?:;|$)/.test(document.cookie);
  } catch {
    // A browser that keeps no cookies knows nobody who is signed in.
  }
  document.documentElement.toggleAttribute("data-signed-in", isSignedIn);
}
