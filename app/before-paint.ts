import { consentCookie, storedChoice } from "./features/consent/consent-cookie.ts";
import { schemeKey } from "./features/shell/colour-scheme.ts";

/**
 * Says on `<html>` what the visitor decided about other sites' players: styles show the banner by it before
 * the first paint, and `app/consent.ts` reads it. A choice made before the page is alive counts and is stored too.
 */
const consent = `
var stored = ${JSON.stringify({ accepted: consentCookie("accepted"), declined: consentCookie("declined") })};
root.dataset.consent = (${storedChoice}.exec(cookies) || [])[1] || "pending";
addEventListener("click", function (event) {
  var button = event.target.closest && event.target.closest("[data-consent-choice]");
  if (!button) return;
  root.dataset.consent = button.dataset.consentChoice;
  try { document.cookie = stored[button.dataset.consentChoice]; } catch (error) {}
});`;

/**
 * Shows the light or dark scheme that the visitor chose (`features/shell/colour-scheme.ts`). The colour of the browser's own bar is
 * said in two elements, one for each scheme, that the server writes before this script.
 */
const scheme = `
var scheme = "";
try { scheme = localStorage.getItem("${schemeKey}"); } catch (error) {}
if (scheme === "light" || scheme === "dark") {
  root.dataset.scheme = scheme;
  document.querySelectorAll("meta[data-theme]").forEach(function (meta) {
    meta.media = meta.dataset.theme === scheme ? "all" : "not all";
  });
}`;

/**
 * The inline script of every page's head: what must be known of the visitor before anything is painted. The
 * page is the same for everybody, so only the browser can know it.
 */
export const beforePaint = `(function () {
var root = document.documentElement, cookies = "";
try { cookies = document.cookie; } catch (error) {}
${consent}
${scheme}
})();`;
