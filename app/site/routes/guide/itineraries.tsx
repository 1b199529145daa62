import { RouteGround } from "#app/site/guide/trips/route-ground.tsx";
import { TripPlan } from "#app/site/guide/trips/trip-plan.tsx";
import { useGuideText } from "#app/site/guide/use-guide-text.ts";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import { itineraryIds } from "#content/facts/itineraries/itineraries.ts";
import type { Route } from "./+types/itineraries";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function ItinerariesRoute({ loaderData }: Route.ComponentProps) {
  const { trips } = useGuideText(loaderData.text);
  const plans = trips ? itineraryIds.map((id) => [id, <TripPlan key={id} id={id} texts={trips} />]) : [];
  return (
    <>
      <RouteGround />
      <GuideRoute loaded={loaderData} figures={Object.fromEntries(plans)} />
    </>
  );
}
