import { BestMonths } from "#app/features/guide/best-months.tsx";
import { ClimateCharts } from "#app/features/guide/climate-charts.tsx";
import { GuideRoute, loadGuide } from "#app/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/weather";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function WeatherRoute({ loaderData }: Route.ComponentProps) {
  const { cityNames } = loaderData.text;
  return (
    <GuideRoute
      loaded={loaderData}
      figures={{
        climate: cityNames && <ClimateCharts names={cityNames} />,
        bestMonths: <BestMonths />,
      }}
    />
  );
}
