import { answerFirst } from "./answer-first.ts";
import { readWakingData, reloadScript, type SleepingPage } from "./waking-data.ts";

/** What only React answers; the rest is the browser's or this script's. */
const reacting = "[data-wakes], button:not([popovertarget], [data-own]), form :is(input, textarea)";
/** What the browser would do at a click by itself, although React answers it. */
const answered = "a[data-wakes], button";
const acts = ["pointerover", "pointerdown", "pointerup", "keydown", "focusin", "input", "click"] as const;

/** Milliseconds that a click waits for React before the browser does by itself what it can. */
const patience = 4_000;

let isWaking = false;
/** Acts that came before React was awake. */
const held: Event[] = [];

/** Starts React at the first act that it must answer, and where an element asks for it. No act is lost. */
export function sleepUntilWanted(): void {
  for (const type of acts) answerFirst(type, act);
  window.addEventListener("load", wakeIfAsked);
  // Back after a reload may lead to a page that React had shown in this document: the browser changes the address alone.
  const address = () => location.pathname + location.search;
  const loaded = address();
  window.addEventListener("popstate", () => {
    if (!("hydrated" in document.documentElement.dataset) && address() !== loaded) location.reload();
  });
}

/** From here on each act is React's, or, where React cannot come, the browser's, as a click that is held already. */
function letGo(): void {
  for (const type of acts) document.removeEventListener(type, act, true);
  followHeldClick();
}

function act(event: Event): void {
  const { type, target } = event;
  if (!event.isTrusted || !(target instanceof Element) || hasModifier(event)) return;
  // The search has a script of its own.
  if (event.defaultPrevented || target.matches("[data-own=search]")) return;
  // A key may be meant for anything on the page.
  if (type !== "keydown" && !target.closest(reacting)) return;
  held.push(event);
  if (type === "click" && target.closest(reacting)?.matches(answered)) {
    event.preventDefault();
    setTimeout(followHeldClick, patience);
  }
  void wake();
}

/** Whether it is meant for the browser, as Ctrl and a key are. */
export function hasModifier(event: Event): boolean {
  const { ctrlKey, metaKey, altKey } = event as Partial<MouseEvent>;
  return Boolean(ctrlKey || metaKey || altKey);
}

/** Lets the browser paint and answer the reader first. */
export async function nextTask(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  await (scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
}

function wakeIfAsked(): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-wakes-after]")) {
    const delay = Number(dataset["wakesAfter"]);
    if (delay === 0) void wake();
    else if (!isStill) setTimeout(wakeWhenVisible, delay);
  }
  const draft = document.querySelector<HTMLElement>("[data-draft]")?.dataset["draft"];
  if (draft !== undefined && isStored(draft)) void wake();
  // An old address may lead to a part of the page that React has to fetch.
  if (location.hash && !document.querySelector(":target")) void wake();
}

function wakeWhenVisible(): void {
  if (document.hidden) document.addEventListener("visibilitychange", wakeWhenVisible, { once: true });
  else void wake();
}

/** Nothing is where the browser refuses access to the storage. */
export function isStored(key: string): boolean {
  try {
    return (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null;
  } catch {
    return false;
  }
}

async function wake(): Promise<void> {
  if (isWaking) return;
  isWaking = true;
  const { entry, modules } = readWakingData();
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
      start: (page: SleepingPage) => Promise<void>;
    };
    await start({ held, letGo });
  } catch (error) {
    console.warn("The page could not wake", error);
    isWaking = false;
    followHeldClick();
    // Safe cast: it is app/site/page-script/reload-when-safe.ts.
    import(/* @vite-ignore */ reloadScript).then(
      ({ reloadWhenSafe }: { reloadWhenSafe: () => void }) => reloadWhenSafe(),
      console.warn,
    );
  }
}

/** Without React a form is posted by the browser, and a link leads to another page; what only React answers goes on waiting. */
function followHeldClick(): void {
  const target = held.findLast(({ type }) => type === "click")?.target;
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>("a[data-wakes]");
  // The admin area's forms are React's alone.
  const submit = target.closest<HTMLButtonElement>("form[action] [type=submit]");
  if (link) location.assign(link.href);
  if (!submit) return;
  held.length = 0;
  submit.form?.requestSubmit();
}
