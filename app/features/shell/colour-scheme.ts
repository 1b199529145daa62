import { useSyncExternalStore } from "react";

export const schemes = ["system", "light", "dark"] as const;

/** What the visitor wants the pages to be; by the system's setting unless they chose. */
export type Scheme = (typeof schemes)[number];

export const schemeKey = "colourScheme";

/**
 * The visitor's choice. It stands on `<html>`, where `app/before-paint.ts` puts it and the tokens read it; on
 * the server nobody has chosen.
 */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, readScheme, () => "system");
}

/** Makes the choice hold, on this page at once and in this browser from now on. */
export function chooseScheme(scheme: Scheme): void {
  showScheme(scheme);
  try {
    if (scheme === "system") localStorage.removeItem(schemeKey);
    else localStorage.setItem(schemeKey, scheme);
  } catch (error) {
    console.warn("The colour scheme could not be stored; it holds until the page is left", error);
  }
}

/**
 * Takes over what another tab has chosen.
 *
 * @returns stops it
 */
export function followScheme(): () => void {
  const takeOver = () => {
    const stored = storedScheme();
    if (stored !== null) showScheme(stored);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === schemeKey || key === null) takeOver();
  };
  // React takes foreign attributes away when it has to draw the whole page anew.
  takeOver();
  window.addEventListener("storage", onStorage);
  // A page that Back brings out of the browser's memory has heard nothing.
  window.addEventListener("pageshow", takeOver);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", takeOver);
  };
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-scheme"] });
  return () => observer.disconnect();
}

function readScheme(): Scheme {
  return asScheme(document.documentElement.dataset["scheme"]);
}

/** @returns null where storage must not be read */
function storedScheme(): Scheme | null {
  try {
    return asScheme(localStorage.getItem(schemeKey));
  } catch {
    return null;
  }
}

function asScheme(value: string | null | undefined): Scheme {
  return schemes.find((scheme) => scheme === value) ?? "system";
}

function showScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === "system") delete dataset["scheme"];
  else dataset["scheme"] = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme]")) {
    const { theme } = meta.dataset;
    const forced = scheme === theme ? "all" : "not all";
    meta.media = scheme === "system" ? `(prefers-color-scheme: ${theme})` : forced;
  }
}
