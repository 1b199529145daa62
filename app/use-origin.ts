import { useRouteLoaderData } from "react-router";

/** The site's public address, as the server knows it: what canonical and social links begin with. */
export function useOrigin(): string {
  return useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
}
