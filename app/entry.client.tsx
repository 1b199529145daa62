import { startTransition, StrictMode, useEffect } from "react";
import { isRouteErrorResponse, RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { hydrationPrefix } from "#api/paths.ts";
import { isAdminPath, languageOfPage } from "#i18n/addresses.ts";
import { loadAdminMessages } from "#i18n/admin-messages.ts";
import { isLanguage } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { apiContext } from "./api-context.ts";
import { browserApi } from "./browser-api.ts";
import { loadSheets } from "./load-sheets.ts";
import { createRoot, hydrateRoot } from "./react-root.ts";
import { readWakingData } from "./site/page-script/wake.ts";
import { awake, type HydrationData } from "./site/page-script/waking-data.ts";

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

/**
 * Asks once more after a second: a busy server says 503.
 * @throws Error when the data cannot be had
 */
async function fetchHydrationData(triesLeft = 1): Promise<HydrationData> {
  const response = await fetch(hydrationPrefix + location.pathname + location.search);
  if (response.status >= 500 && triesLeft > 0) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return fetchHydrationData(triesLeft - 1);
  }
  if (!response.ok) throw new Error(`The page's data were answered with ${response.status}`);
  // Safe cast: our own server wrote it.
  return (await response.json()) as HydrationData;
}

/** Gives the router what its own script in the page would. */
async function prepareRouter({ context, state, routes, manifest }: HydrationData): Promise<void> {
  const load = async (address: string): Promise<object> => import(/* @vite-ignore */ address);
  const modules = Object.entries(routes).map(async ([id, address]) => [id, await load(address)] as const);
  const [routeModules] = await Promise.all([Promise.all(modules), load(manifest)]);
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Blob([state]).stream() },
    __reactRouterRouteModules: Object.fromEntries(routeModules),
  });
}

/** Effects run from the children up, so the attribute means that the whole page is hydrated. The journeys wait for it. */
function HydratedSite() {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    document.dispatchEvent(new Event(awake));
  }, []);
  return <HydratedRouter getContext={getContext} onError={reportError} />;
}

/**
 * Called by the page script. Not at once when imported: what failed can be tried again.
 * @throws Error when the page's data, words or modules cannot be had
 */
export async function start(): Promise<void> {
  const waking = readWakingData();
  const [data] = await Promise.all([waking.hydration ?? fetchHydrationData(), loadTexts(), loadSheets()]);
  await prepareRouter(data);
  const site = (
    <StrictMode>
      <HydratedSite />
    </StrictMode>
  );
  startTransition(() => {
    // What has changed since the page was sent is shown new as a whole, never mixed with the old.
    if (data.version === waking.version) hydrateRoot(document, site);
    else createRoot(document).render(site);
  });
}
