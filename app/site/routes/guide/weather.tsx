import { BestMonths } from "#app/site/guide/climate/best-months.tsx";
import { ClimateCharts } from "#app/site/guide/climate/climate-charts.tsx";
import { useGuideText } from "#app/site/guide/use-guide-text.ts";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/weather";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function WeatherRoute({ loaderData }: Route.ComponentProps) {
  const { cityNames } = useGuideText(loaderData.text);
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
