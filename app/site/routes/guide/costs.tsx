import { DailyCostsChart } from "#app/site/guide/costs/daily-costs-chart.tsx";
import { HomeMoneyChoice } from "#app/site/guide/costs/home-money-choice.tsx";
import { TripTotalsChart } from "#app/site/guide/costs/trip-totals-chart.tsx";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/costs";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function CostsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <GuideRoute
      loaded={loaderData}
      figures={{ dailyCosts: <DailyCosts />, tripTotals: <TripTotalsChart /> }}
    />
  );
}

/** Whoever reads prices is asked in whose money. */
function DailyCosts() {
  return (
    <>
      <HomeMoneyChoice />
      <DailyCostsChart />
    </>
  );
}
