import { startTransition, StrictMode, useEffect, useLayoutEffect } from "react";
import { isRouteErrorResponse, RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { contentHeader, hydrationPrefix, pageVersionHeader } from "#api/paths.ts";
import { isAdminPath, languageOfPage } from "#i18n/addresses.ts";
import { isLanguage } from "#i18n/languages.ts";
import { loadAdminMessages, loadMessages } from "#i18n/loading/load-messages.ts";
import { apiContext } from "./api-context.ts";
import { browserApi } from "./browser-api.ts";
import { loadSheets } from "./load-sheets.ts";
import { createRoot, hydrateRoot } from "./react-root.ts";
import { openAsDocuments } from "./site/offline/open-as-document.ts";
import { pageShown } from "./site/parts/page/page-shown.ts";
import { stopPrerendering } from "./site/page-script/prerender.ts";
import { dataRouter } from "./site/parts/use-site-details.ts";
import { answerFirst } from "./site/page-script/answer-first.ts";
import { eventTypes, nextTask } from "./site/page-script/hydrate.ts";
import { answeredParts } from "./site/parts/page/answered-by-script.ts";
import {
  readHydrationInfo,
  type HydrationData,
  type UnhydratedPage,
} from "./site/page-script/hydration-info.ts";

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, browserApi);
  return context;
}

// A failed call has its error page; only what is unexpected goes to the console.
function reportError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}

async function loadTexts(): Promise<void> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : languageOfPage(location.pathname, document.cookie);
  const isAdmin = isAdminPath(location.pathname);
  await Promise.all([loadMessages(language), isAdmin && loadAdminMessages(language)]);
}

interface FetchedData {
  /** Null when there is no such page any more. */
  data: HydrationData | null;
  /** Whether the page has newer ones. */
  isPrevious: boolean;
  /** Whether they are those of the address without its query, kept for when there is no connection. */
  isOther: boolean;
}

/**
 * Asks once more after a second: a busy server says 503.
 * @throws Error when the data cannot be had
 */
async function fetchHydrationData(version: string, triesLeft = 1): Promise<FetchedData> {
  const address = hydrationPrefix + location.pathname + location.search;
  const response = await fetch(address, { headers: { [pageVersionHeader]: version } });
  if (response.status >= 500 && triesLeft > 0) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return fetchHydrationData(version, triesLeft - 1);
  }
  if (response.status === 404) return { data: null, isPrevious: false, isOther: false };
  if (!response.ok) throw new Error(`The page's data were answered with ${response.status}`);
  // Safe cast: our own server wrote it.
  const data = (await response.json()) as HydrationData;
  const content = response.headers.get(contentHeader);
  return { data, isPrevious: content === "previous", isOther: content === "other" };
}

/** Sets what the router's own inline scripts would set: global variables, and the key by which it keeps how far the page is scrolled. */
async function prepareRouter({ context, state, routes, manifest }: HydrationData): Promise<void> {
  const load = async (address: string): Promise<object> => import(/* @vite-ignore */ address);
  const modules = Object.entries(routes).map(async ([id, address]) => [id, await load(address)] as const);
  const [routeModules] = await Promise.all([Promise.all(modules), load(manifest)]);
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Blob([state]).stream() },
    __reactRouterRouteModules: Object.fromEntries(routeModules),
  });
  // Safe cast: the router writes the states.
  const entry = history.state as { key?: string } | null;
  if (!entry?.key) history.replaceState({ ...entry, key: Math.random().toString(32).slice(2) }, "");
}

interface HydratedSiteProps {
  /** Called in the task in which the page is drawn: no key comes in between. */
  onDrawn: () => void;
  onHydrated: () => void;
}

/** Effects run from the children up, so the attribute means that the whole page is hydrated. The journeys wait for it. */
function HydratedSite({ onDrawn, onHydrated }: HydratedSiteProps) {
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    onHydrated();
  }, [onHydrated]);
  return <HydratedRouter getContext={getContext} onError={reportError} />;
}

type PlaceOf = (old: EventTarget | null) => EventTarget | null | undefined;

/**
 * Keeps from React what the page script goes on queuing, so that no act overtakes those before it. Called before React listens.
 *
 * @returns the acts so far, to which the later ones are added
 */
function holdActs(queued: Event[]): Event[] {
  const acts = queued.splice(0).filter((event) => !hasTicked(event));
  function hold(event: Event): void {
    const isOfPart = event.target instanceof Element && event.target.closest(answeredParts);
    if (queued.at(-1) !== event || isOfPart) return;
    queued.pop();
    // Not done again, it is React's at once: a box tells by itself how it stands, whatever comes first.
    if (hasTicked(event)) return;
    acts.push(event);
    event.stopImmediatePropagation();
  }
  for (const type of eventTypes) answerFirst(type, hold);
  return acts;
}

/**
 * Does again what the reader did before React had hydrated the page, and meanwhile. Each act needs a task of its own: in that of the event, React
 * cannot take over the parts of the page that the events concern.
 */
async function replayActs(acts: Event[], placeOf: PlaceOf): Promise<void> {
  for (let event = acts.shift(); event; event = acts.shift()) {
    placeOf(event.target)?.dispatchEvent(copyOf(event));
    // The next act is one on what this one has made.
    await nextTask();
  }
}

/** The browser has ticked the box at this click already, and would take the tick away at a second one; React hears of it by the input event. */
function hasTicked({ type, target }: Event): boolean {
  const control = target instanceof Element ? (target.closest("label")?.control ?? target) : null;
  return type === "click" && control instanceof HTMLInputElement && control.type === "checkbox";
}

/** The copy of the same kind; the browser itself does nothing at it but follow a click. */
function copyOf(event: Event): Event {
  // Safe cast: the constructors of all queued events take the values of another one.
  return new (event.constructor as typeof Event)(event.type, event);
}

/** The page's newest data, drawn by the router in the place of those that it was sent with. */
async function revalidate(): Promise<void> {
  // The home page has cached the posts that it was sent with.
  const { homePostsCache } = await import("./site/posts/list/home-posts-cache.ts");
  homePostsCache.clear();
  await dataRouter()?.revalidate();
}

/**
 * Called by the page script. Not at once when imported: what failed can be tried again.
 * @throws Error when the page's data, words or modules cannot be had
 */
export async function start({ queued, stopCapturing }: UnhydratedPage): Promise<void> {
  const info = readHydrationInfo();
  const { version, modules } = info;
  const sent = info.hydration && { data: info.hydration, isPrevious: false, isOther: false };
  const [{ data, isPrevious, isOther }] = await Promise.all([
    sent ?? fetchHydrationData(version),
    loadTexts(),
    loadSheets(),
  ]);
  // The page was deleted, and stays the browser's.
  if (!data) return stopCapturing();
  // Two builds of React in one page would not know each other's elements.
  if (!modules.includes(data.manifest)) throw new Error("The site was updated since this page was sent");
  await prepareRouter(data);
  const isSame = isPrevious || data.version === version;
  // Without the page's own data it is shown new as a whole, never mixed with the old.
  const carried = isSame
    ? undefined
    : (await import("./site/page-script/capture-page-state.ts")).capturePageState();
  const placeOf: PlaceOf = (old) => (carried ? carried.newPlaceOf(old) : old);
  const acts = holdActs(queued);
  const restoreBar = openAsDocuments(pageShown);
  const onDrawn = () => {
    carried?.restore();
    restoreBar();
  };
  async function takeOver(): Promise<void> {
    stopPrerendering();
    await nextTask();
    await replayActs(acts, placeOf);
    stopCapturing();
    if (isPrevious || isOther) await revalidate();
  }
  const onHydrated = () => void takeOver();
  const site = (
    <StrictMode>
      <HydratedSite onDrawn={onDrawn} onHydrated={onHydrated} />
    </StrictMode>
  );
  startTransition(() => {
    if (isSame) hydrateRoot(document, site);
    else createRoot(document).render(site);
  });
}
