import {
  consentCookie,
  isChoice,
  storedConsent,
  type Consent,
  type ConsentChoice,
} from "./consent-cookie.ts";
import { answerFirst } from "./answer-first.ts";
import { embedLinks } from "./embeds.ts";
import type * as embedsModule from "./embeds.ts";
import { hasModifier } from "./hydrate.ts";
import { embedsScript } from "./hydration-info.ts";
import { readCookies } from "./read-cookies.ts";

const { dataset } = document.documentElement;
/** The control that opened the question again. */
let opener: Element | null = null;

/**
 * Writes the visitor's choice on `<html>`, where the styles read it, and loads or unloads what it concerns.
 * @returns to be called when a page is shown
 */
export function keepConsent(): () => void {
  dataset["consent"] = storedConsent(readCookies());
  answerFirst("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>(embedLinks);
    if (link) openEmbed(link, event);
    else click(target);
  });
  answerFirst("keydown", ({ key, target }) => {
    if (key === "Escape" && isReopened() && banner()?.contains(target as Node)) close();
  });
  const applyStored = () => {
    const stored = storedConsent(readCookies());
    if (isChoice(stored)) show(stored);
  };
  // The first is missing in browsers before 2025, and in all without HTTPS.
  (window as Partial<Window>).cookieStore?.addEventListener("change", applyStored);
  answerFirst("visibilitychange", applyStored);
  for (const type of ["focus", "pageshow"]) window.addEventListener(type, applyStored);
  return () => {
    // React removes attributes that it does not know when it renders the whole document again.
    dataset["consent"] ??= storedConsent(readCookies());
    applyToEmbeds();
  };
}

/** Whether anything of another site may stand in the page. */
let hasLoaded = false;

function embeds(): Promise<typeof embedsModule> {
  hasLoaded = true;
  // Safe: it is `embeds.ts`.
  return import(/* @vite-ignore */ embedsScript);
}

/** Loads the video or picture of a link in its place; a click that opens a new tab still follows the link. */
function openEmbed(link: HTMLAnchorElement, event: MouseEvent): void {
  if (hasModifier(event) || event.shiftKey) return;
  event.preventDefault();
  embeds().then(
    ({ loadClicked }) => loadClicked(link),
    () => location.assign(link.href),
  );
}

/** Loads all of the page or takes it out again, as the visitor has chosen. */
function applyToEmbeds(): void {
  const isAccepted = dataset["consent"] === "accepted";
  if (isAccepted ? !document.querySelector(embedLinks) : !hasLoaded) return;
  embeds().then(({ loadEmbeds, unloadEmbeds }) => {
    // The choice may be another one by now.
    if (dataset["consent"] === "accepted") loadEmbeds(document);
    else unloadEmbeds(document);
  }, console.warn);
}

function click(target: Element): void {
  const button = target.closest<HTMLButtonElement>("[data-by=consent]");
  if (!button) return;
  const { value } = button;
  if (isChoice(value)) choose(value, button.dataset["saved"]);
  else if (value === "close") close();
  else {
    if (!banner()?.contains(document.activeElement)) opener = document.activeElement;
    dataset["consentOpen"] = "";
    say("");
    banner()?.focus();
  }
}

function choose(choice: ConsentChoice, saved = ""): void {
  const next = isReopened() ? opener : document.querySelector("main");
  // The focused button is about to disappear.
  if (next instanceof HTMLElement) next.focus({ preventScroll: !isReopened() });
  delete dataset["consentOpen"];
  show(choice);
  store(choice);
  say(saved);
}

function close(): void {
  if (opener instanceof HTMLElement) opener.focus();
  delete dataset["consentOpen"];
}

const banner = () => document.querySelector<HTMLElement>("[data-consent-banner]");
const isReopened = () => dataset["consentOpen"] !== undefined;

function say(text: string): void {
  const status = document.querySelector("[data-consent-status]");
  if (status) status.textContent = text;
}

function show(consent: Consent): void {
  if (dataset["consent"] === consent) return;
  dataset["consent"] = consent;
  applyToEmbeds();
}

function store(choice: ConsentChoice): void {
  try {
    document.cookie = consentCookie(choice);
  } catch {
    // Reported below, as when the browser drops the cookie silently.
  }
  if (storedConsent(readCookies()) !== choice) console.warn("The choice could not be stored");
}
