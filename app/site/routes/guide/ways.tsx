import { pageHeaders } from "#app/page-headers.ts";
import { RouteGround } from "#app/site/guide/trips/route-ground.tsx";
import { useGuideText } from "#app/site/guide/use-guide-text.ts";
import { WayList } from "#app/site/guide/ways/way-list.tsx";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import type { Route } from "./+types/ways";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

/** The overview of the ways between places. */
export default function WaysRoute({ loaderData }: Route.ComponentProps) {
  const { ways } = useGuideText(loaderData.text);
  return (
    <>
      <RouteGround />
      <GuideRoute loaded={loaderData} figures={{ wayList: ways && <WayList {...ways} /> }} />
    </>
  );
}
