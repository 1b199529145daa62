import { consentCookieName } from "./features/consent/consent-cookie.ts";

/**
 * Says on `<html>` what the visitor decided about other sites' players: styles show the banner by it before
 * the first paint, and `app/consent.ts` reads it. A choice made before the page is alive counts too.
 */
const consent = `
root.dataset.consent = (/(?:^|;\\s*)${consentCookieName}=(accepted|declined)(?:;|$)/.exec(cookies) || [])[1] || "pending";
addEventListener("click", function (event) {
  var button = event.target.closest && event.target.closest("[data-consent-choice]");
  if (button) root.dataset.consent = button.dataset.consentChoice;
});`;

/**
 * The inline script of every page's head: what must be known of the visitor before anything is painted. The
 * page is the same for everybody, so only the browser can know it.
 */
export const beforePaint = `(function () {
var root = document.documentElement, cookies = "";
try { cookies = document.cookie; } catch (error) {}
${consent}
})();`;
