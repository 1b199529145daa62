import { useRouteLoaderData } from "react-router";
import type { ShownSite } from "#api/settings/shown-site.ts";

type LoadedDetails = Omit<ShownSite, "alertsOfDay">;

interface DataRouter {
  state: { loaderData: Record<string, { details?: LoadedDetails | null } | undefined> };
}

/** Gives what the owner has filled in. Null where it could not be asked for. */
export function useSiteDetails(): LoadedDetails | null {
  return useRouteLoaderData<{ details: LoadedDetails | null }>("root")?.details ?? null;
}

/** The same for a load in the browser, which sees the data of no other route. */
export function loadedDetails(): LoadedDetails | null {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: DataRouter };
  return router?.state.loaderData["root"]?.details ?? null;
}
