import { consentCookie, storedChoice } from "./site/consent/consent-cookie.ts";
import { schemeKey } from "./site/shell/colour-scheme.ts";

/** Writes the stored consent on `<html>`, for the styles and `app/consent.ts`; stores a choice made before hydration. */
const consent = `
var stored = ${JSON.stringify({ accepted: consentCookie("accepted"), declined: consentCookie("declined") })};
root.dataset.consent = (${storedChoice}.exec(cookies) || [])[1] || "pending";
addEventListener("click", function (event) {
  var button = event.target.closest && event.target.closest("[data-consent-choice]");
  if (!button) return;
  root.dataset.consent = button.dataset.consentChoice;
  try { document.cookie = stored[button.dataset.consentChoice]; } catch (error) {}
});`;

/** Applies the stored colour scheme. The browser's own bar takes its colour from two elements, one for each scheme. */
const scheme = `
var scheme = "";
try { scheme = localStorage.getItem("${schemeKey}"); } catch (error) {}
if (scheme === "light" || scheme === "dark") {
  root.dataset.scheme = scheme;
  document.querySelectorAll("meta[data-theme]").forEach(function (meta) {
    meta.media = meta.dataset.theme === scheme ? "all" : "not all";
  });
}`;

/** Inline script in the head of every page: the HTML is the same for everybody, so only the browser knows these choices. */
export const beforePaint = `(function () {
var root = document.documentElement, cookies = "";
try { cookies = document.cookie; } catch (error) {}
${consent}
${scheme}
})();`;
