import { useRouteLoaderData } from "react-router";

/** The site's public origin, with which canonical and social links begin. */
export function useOrigin(): string {
  return useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
}
