import { useRouteLoaderData } from "react-router";
import type { SiteDetails } from "#api/settings/site-details.ts";

/** Gives what the owner has filled in. Null where it could not be asked for. */
export function useSiteDetails(): SiteDetails | null {
  return useRouteLoaderData<{ details: SiteDetails | null }>("root")?.details ?? null;
}
