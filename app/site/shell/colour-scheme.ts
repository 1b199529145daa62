import { useSyncExternalStore } from "react";

export const schemes = ["system", "light", "dark"] as const;

/** `system` follows the operating system. */
export type Scheme = (typeof schemes)[number];

export const schemeKey = "colourScheme";

/** The attribute that `app/before-paint.ts` writes on `<html>` for the styles; on the server always `system`. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, readScheme, () => "system");
}

export function chooseScheme(scheme: Scheme): void {
  showScheme(scheme);
  try {
    if (scheme === "system") localStorage.removeItem(schemeKey);
    else localStorage.setItem(schemeKey, scheme);
  } catch (error) {
    console.warn("The colour scheme could not be stored; it is lost with the page", error);
  }
}

/** Applies a choice made in another tab; returns a function that stops this. */
export function followScheme(): () => void {
  const applyStored = () => {
    const stored = storedScheme();
    if (stored !== null) showScheme(stored);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === schemeKey || key === null) applyStored();
  };
  // React removes attributes that it does not know when it renders the whole document again.
  applyStored();
  window.addEventListener("storage", onStorage);
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener("pageshow", applyStored);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", applyStored);
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

/** @returns null where the browser refuses access to the storage */
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
