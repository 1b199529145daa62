import { useRouteLoaderData } from "react-router";
import type { SiteDetails } from "#api/settings/site-details.ts";

/** Gives what the owner has filled in. Null on the page of an error that came before that was known. */
export function useSiteDetails(): SiteDetails | null {
  return useRouteLoaderData<{ details: SiteDetails }>("root")?.details ?? null;
}
