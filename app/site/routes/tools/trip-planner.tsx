import { useMemo } from "react";
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { requireLanguage } from "#app/require-language.ts";
import { AlertList, useAlerts } from "#app/site/parts/alerts.tsx";
import { useFactsWith } from "#app/site/parts/facts-context.tsx";
import { RouteGround } from "#app/site/guide/trips/route-ground.tsx";
import { TripHeights, TripMap } from "#app/site/guide/trips/trip-figure.tsx";
import type { NotesWords } from "#app/site/tools/plan-notes/notes-words.ts";
import { planTitle } from "#app/site/parts/plans/plan-name.ts";
import { Planner } from "#app/site/tools/planner/planner.tsx";
import { usePlanLocation } from "#app/site/tools/planner/use-plan-navigation.ts";
import { useOrigin } from "#app/site/metadata/use-origin.ts";
import type { HolidayNames } from "#content/loading/load-holiday-texts.ts";
import type { SightNames } from "#content/loading/load-sight-names.ts";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";
import type { Plan } from "#content/trips/plan.ts";
import { planTrip } from "#content/trips/plan-trip.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/trip-planner";
import { loadTool, ToolRoute } from "./tool-route.tsx";

type PlannerText = PlannerWords & { notes: NotesWords; holidays: HolidayNames; sightNames: SightNames };

const load = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  const { plan, problems } = readPlan(url.searchParams);
  // A form's own fields move into the plan's own parameters, so that the address can be shared.
  const isForm =
    url.searchParams.has("add") ||
    url.searchParams.getAll("who").length > 1 ||
    ["from", "to"].some((name) => url.searchParams.get(name) === "lima");
  if (isForm && problems.length === 0) throw redirect(url.pathname + planQuery(plan));
  return loadTool<PlannerText>(api, "trip-planner", language);
});

export const loader = load;
export const clientLoader = load;

/** Every plan is shown with the same words and facts, so that changing it asks nobody, with and without a connection. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export { pageHeaders as headers };

export default function TripPlannerRoute({ loaderData }: Route.ComponentProps) {
  const { text, facts } = loaderData;
  const { search } = usePlanLocation();
  const language = useLanguage();
  const { plan, problems } = useMemo(() => readPlan(new URLSearchParams(search)), [search]);
  const known = useFactsWith(facts);
  const figure = { trip: planTrip(known, plan), names: text.places };
  const answer =
    plan.stops.length > 0 ? { title: planTitle(known, plan, text, language), query: planQuery(plan) } : null;
  return (
    <ToolRoute page="trip-planner" loaded={loaderData} isAnswer={search !== ""} answer={answer}>
      <RouteGround />
      <Planner
        words={text}
        holidays={text.holidays}
        sightNames={text.sightNames}
        plan={plan}
        problems={problems}
        path={pagePath("trip-planner", language)}
        origin={useOrigin()}
        map={<TripMap {...figure} />}
        heights={<TripHeights {...figure} />}
        alerts={<StopAlerts plan={plan} />}
      />
    </ToolRoute>
  );
}

/** Those that the page has above itself, as all pages have, are left out. */
function StopAlerts({ plan }: { plan: Plan }) {
  const path = pagePath("trip-planner", useLanguage());
  const concerned = useAlerts().filter(
    ({ paths, places }) =>
      paths !== null && !paths.includes(path) && plan.stops.some(({ place }) => places.includes(place)),
  );
  return <AlertList alerts={concerned} label={useMessages().alerts.forStops} />;
}
