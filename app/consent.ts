import { useSyncExternalStore } from "react";
import {
  consentCookie,
  isChoice,
  storedConsent,
  type Consent,
  type ConsentChoice,
} from "./site/consent/consent-cookie.ts";

/** The attribute that `app/before-paint.ts` writes on `<html>` is its only state. On the server it is always pending. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => "pending");
}

export function decide(choice: ConsentChoice): void {
  show(choice);
  store(choice);
}

/** Applies a choice made in another window; returns a function that stops this. */
export function followConsent(): () => void {
  // React removes attributes that it does not know when it renders the whole document again.
  document.documentElement.dataset["consent"] ??= storedConsent(readCookies());
  const applyStored = () => {
    const stored = storedConsent(readCookies());
    if (isChoice(stored)) show(stored);
  };
  applyStored();
  const events = [
    // Missing in browsers before 2025, and in all without HTTPS.
    [(window as Partial<Window>).cookieStore, "change"],
    [document, "visibilitychange"],
    [window, "focus"],
    [window, "pageshow"],
  ] as const;
  for (const [target, type] of events) target?.addEventListener(type, applyStored);
  return () => {
    for (const [target, type] of events) target?.removeEventListener(type, applyStored);
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
    // Reported below, as when the browser drops the cookie silently.
  }
  if (storedConsent(readCookies()) !== choice) {
    console.warn("The choice about cookies could not be stored; it is lost with the page");
  }
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}
