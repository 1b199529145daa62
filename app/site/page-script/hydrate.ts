import { answerFirst } from "./answer-first.ts";
import { answeredParts, type AnsweringScript } from "#app/site/parts/page/answered-by-script.ts";
import { readHydrationInfo, reloadScript, type UnhydratedPage } from "./hydration-info.ts";

/** The elements that only React can handle; the browser or this script handles the others. */
const reacting = "[data-by=react],button:not([data-by]),form :is(input,textarea):not([data-by])";
/** The ones among them of whose clicks the browser would make something by itself. */
const answered = "a, button";
export const eventTypes = [
  "click",
  "focusin",
  "focusout",
  "input",
  "keydown",
  "pointerdown",
  "pointerover",
  "pointerup",
] as const;

/** Milliseconds that a click waits for React, or a script, before the browser does by itself what it can. */
const timeout = 4_000;

let isHydrating = false;
let isReacting = false;
/** Events that came before React had hydrated the page. */
const queued: Event[] = [];

/** Starts React at the first event that it must answer. No event is lost. */
export function hydrateOnInteraction(): void {
  for (const type of eventTypes) answerFirst(type, queueEvent);
  // Back after a reload may lead to a page that React had shown in this document: the browser changes the address alone.
  const address = () => location.pathname + location.search;
  const loaded = address();
  window.addEventListener("popstate", () => {
    if (!("hydrated" in document.documentElement.dataset) && address() !== loaded) location.reload();
  });
}

function queueEvent(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  const part = target.closest<HTMLElement>(answeredParts);
  if (!part && (isReacting || !event.isTrusted || event.defaultPrevented || hasModifier(event))) return;
  const control = target.closest(part ? "[type=submit]" : reacting);
  if (control) {
    queued.push(event);
    if (type === "click" && control.matches(answered)) {
      event.preventDefault();
      setTimeout(followQueuedClick, timeout, event);
    }
  }
  if (part) answerByScript(part, event);
  else if (control) void hydrate();
}

function answerByScript(part: HTMLElement, event?: Event): void {
  const address = `/${part.dataset["by"]}.js`;
  // Safe cast: its type is that of all these scripts.
  const script = import(/* @vite-ignore */ address) as Promise<AnsweringScript>;
  void script.then(({ answer }) => answer(part, event, queued), followQueuedClick);
}

/** Whether it is meant for the browser, as Ctrl and a key are. */
export function hasModifier(event: Event): boolean | undefined {
  const { ctrlKey, metaKey, altKey } = event as Partial<MouseEvent>;
  return ctrlKey || metaKey || altKey;
}

/** Lets the browser paint and answer the reader first. */
export async function nextTask(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  await (scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
}

/** Starts React, or a part's script, where an element asks for it. To be called when a page is shown. */
export function hydrateIfRequested(): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    "[data-hydrates-after],[data-wait],[data-draft]",
  )) {
    const { hydratesAfter, wait = hydratesAfter, draft = "" } = element.dataset;
    const start = element.matches(answeredParts) ? answerByScript : hydrate;
    if (wait ?? isStored(draft)) setTimeout(start, Number(wait ?? 0), element);
  }
  // An old address may lead to a part of the page that React has to fetch.
  if (location.hash && !document.querySelector(":target")) void hydrate();
}

/** Nothing is where the browser refuses access to the storage. */
export function isStored(key: string): boolean {
  try {
    return key in sessionStorage || key in localStorage;
  } catch {
    return false;
  }
}

async function hydrate(): Promise<void> {
  if (isHydrating) return;
  isHydrating = true;
  const { entry, modules } = readHydrationInfo();
  for (const href of modules)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  try {
    // Each by itself: all at once would hold the page up for longer than a reader notices.
    for (const module of modules) {
      await import(/* @vite-ignore */ module);
      await nextTask();
    }
    // Safe cast: it is app/entry.client.tsx.
    const { start } = (await import(/* @vite-ignore */ entry)) as {
      start: (page: UnhydratedPage) => Promise<void>;
    };
    await start({
      queued,
      stopCapturing: () => {
        isReacting = true;
      },
    });
  } catch (error) {
    console.warn("Unhydrated", error);
    isHydrating = false;
    // Safe cast: it is app/site/page-script/reload-when-safe.ts.
    import(/* @vite-ignore */ reloadScript).then(
      ({ reloadWhenSafe }: { reloadWhenSafe: () => void }) => reloadWhenSafe(),
      console.warn,
    );
  }
  // React has taken the acts over, unless it cannot come.
  followQueuedClick();
}

/**
 * Without React, or its script, a form is posted by the browser, and a link leads to another page; what only React answers goes on waiting.
 *
 * @param late given where React may still come: then a click waits for it whose page would lose what the reader did in another form
 */
function followQueuedClick(late?: unknown): void {
  // Safe casts: of elements alone the events are queued.
  const clicked = queued.findLast(({ type }) => type === "click")?.target as Element | undefined;
  // The admin area's forms are React's alone.
  const control = clicked?.closest<HTMLAnchorElement & HTMLButtonElement>(
    "a[data-by=react],form[action] [type=submit]",
  );
  if (!control) return;
  const { form, href } = control;
  // oxlint-disable-next-line eqeqeq -- a link has no form, and a button elsewhere null
  if (late && queued.some(({ target }) => (target as HTMLInputElement).form != form)) return;
  queued.length = 0;
  if (form) form.requestSubmit();
  else location.assign(href);
}
