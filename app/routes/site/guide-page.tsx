import { GuideRoute, loadGuide } from "#app/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/guide-page";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

/** A page of the guide that is made of words alone. */
export default function GuidePageRoute({ loaderData }: Route.ComponentProps) {
  return <GuideRoute loaded={loaderData} />;
}
