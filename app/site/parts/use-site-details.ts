import { useRouteLoaderData } from "react-router";
import type { Page } from "#i18n/addresses.ts";
import type { ShownSite } from "#api/settings/shown-site.ts";

type LoadedDetails = Omit<ShownSite, "alertsOfDay">;

interface DataRouter {
  revalidate: () => Promise<void>;
  state: { loaderData: Record<string, { details?: LoadedDetails | null } | undefined> };
}

/** Gives what the owner has filled in. Null where it could not be asked for. */
export function useSiteDetails(): LoadedDetails | null {
  return useRouteLoaderData<{ details: LoadedDetails | null }>("root")?.details ?? null;
}

/** @returns whether readers have a page, which the owner may have withdrawn */
export function useShownPages(): (page: Page) => boolean {
  const { withdrawnPages = [] } = useSiteDetails() ?? {};
  return (page) => !withdrawnPages.some((one) => one === page);
}

/** The router itself, for what runs outside of its components. */
export function dataRouter(): DataRouter | undefined {
  return (window as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter;
}

/** Gives the same to a load in the browser, which sees the data of no other route. */
export function loadedDetails(): LoadedDetails | null {
  return dataRouter()?.state.loaderData["root"]?.details ?? null;
}
