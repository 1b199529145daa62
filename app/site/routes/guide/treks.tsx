import { TrekProfiles } from "#app/site/guide/treks/trek-profiles.tsx";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/treks";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function TreksRoute({ loaderData }: Route.ComponentProps) {
  return <GuideRoute loaded={loaderData} figures={{ treks: <TrekProfiles /> }} />;
}
