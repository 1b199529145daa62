import { GuideRoute, loadGuideOfWords } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/guide-page";

export const loader = loadGuideOfWords;
export const clientLoader = loadGuideOfWords;

export { pageHeaders as headers };

/** A guide page without figures. */
export default function GuidePageRoute({ loaderData }: Route.ComponentProps) {
  return <GuideRoute loaded={loaderData} />;
}
