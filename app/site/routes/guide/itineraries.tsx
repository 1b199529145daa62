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

/** The overview, whose text draws no trip unless editors have kept a former one, and the page of each trip. */
export default function ItinerariesRoute({ loaderData }: Route.ComponentProps) {
  const { trips } = useGuideText(loaderData.text);
  const told = itineraryIds.filter((id) => trips?.days[id]);
  const plans = told.map((id) => [
    id,
    trips && <TripPlan key={id} id={id} texts={trips} hasKey={id === told[0]} />,
  ]);
  return (
    <>
      {told.length > 0 && <RouteGround />}
      <GuideRoute loaded={loaderData} figures={Object.fromEntries(plans)} />
    </>
  );
}
