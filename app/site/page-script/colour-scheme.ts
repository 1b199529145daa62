import { answerFirst } from "./answer-first.ts";
/** Key in the local storage; the privacy page names it. */
export const schemeKey = "colourScheme";

const options = "[data-by=scheme]";

/**
 * Writes the stored colour scheme on `<html>`; without one the page follows the system.
 * @returns to be called when a page is shown
 */
export function followScheme(): () => void {
  const apply = () => show(storedScheme());
  apply();
  answerFirst("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(options)) choose(target.value);
  });
  // A page restored from the back/forward cache has missed storage events.
  for (const type of ["storage", "pageshow"]) window.addEventListener(type, apply);
  return apply;
}

function choose(scheme: string): void {
  try {
    if (scheme === "system") localStorage.removeItem(schemeKey);
    else localStorage.setItem(schemeKey, scheme);
  } catch (error) {
    console.warn("The choice could not be stored", error);
  }
  show(scheme);
}

/** @returns null where the browser refuses access to the storage: what is shown stays */
function storedScheme(): string | null {
  try {
    return localStorage.getItem(schemeKey) ?? "system";
  } catch {
    return document.documentElement.dataset["scheme"] ?? null;
  }
}

function show(scheme: string | null): void {
  const { dataset } = document.documentElement;
  const isForced = scheme === "light" || scheme === "dark";
  if (isForced) dataset["scheme"] = scheme;
  else delete dataset["scheme"];
  // The browser's own bar takes its colour from two elements, one for each scheme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme]")) {
    const { theme } = meta.dataset;
    const forced = scheme === theme ? "all" : "not all";
    meta.media = isForced ? forced : `(prefers-color-scheme: ${theme})`;
  }
  for (const input of document.querySelectorAll<HTMLInputElement>(options))
    input.checked = input.value === (dataset["scheme"] ?? "system");
}
