import { BestMonths } from "#app/features/guide/best-months.tsx";
import { ClimateCharts } from "#app/features/guide/climate-charts.tsx";
import { GuideRoute, loadGuide } from "#app/guide-route.tsx";
import type { Route } from "./+types/weather";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

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
