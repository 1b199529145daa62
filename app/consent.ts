import { useSyncExternalStore } from "react";
import {
  consentCookie,
  isChoice,
  storedConsent,
  type Consent,
  type ConsentChoice,
} from "./features/consent/consent-cookie.ts";

/**
 * What the visitor decided about other sites' players and pictures. It stands on `<html>`, where
 * `app/before-paint.ts` puts it and styles read it, and nowhere else; on the server nobody has decided.
 */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => "pending");
}

/** Makes the choice hold, on this page at once and, by the cookie, for a year. */
export function decide(choice: ConsentChoice): void {
  show(choice);
  store(choice);
}

/**
 * Takes over what another window has chosen: at once where the browser tells of changed cookies, else when one
 * comes back to this window.
 *
 * @returns stops it
 */
export function followConsent(): () => void {
  // React takes foreign attributes away when it has to draw the whole page anew.
  document.documentElement.dataset["consent"] ??= storedConsent(readCookies());
  const takeOver = () => {
    const stored = storedConsent(readCookies());
    if (isChoice(stored)) show(stored);
  };
  takeOver();
  const signs = [
    // Browsers before 2025 have no such thing, and no browser has it without https.
    [(window as Partial<Window>).cookieStore, "change"],
    [document, "visibilitychange"],
    [window, "focus"],
    [window, "pageshow"],
  ] as const;
  for (const [target, type] of signs) target?.addEventListener(type, takeOver);
  return () => {
    for (const [target, type] of signs) target?.removeEventListener(type, takeOver);
  };
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-consent"] });
  return () => observer.disconnect();
}

function readConsent(): Consent {
  const { consent } = document.documentElement.dataset;
  return isChoice(consent) ? consent : "pending";
}

function show(consent: Consent): void {
  if (readConsent() !== consent) document.documentElement.dataset["consent"] = consent;
}

function store(choice: ConsentChoice): void {
  try {
    document.cookie = consentCookie(choice);
  } catch {
    // Told below, like a browser that drops it without a word.
  }
  if (storedConsent(readCookies()) !== choice) {
    console.warn("The choice about cookies could not be stored; it holds until the page is left");
  }
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}
