import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/guide-page";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

/** A guide page without figures. */
export default function GuidePageRoute({ loaderData }: Route.ComponentProps) {
  return <GuideRoute loaded={loaderData} />;
}
