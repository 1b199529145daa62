import { GuideRoute, loadGuide } from "#app/guide-route.tsx";
import type { Route } from "./+types/weather";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

export default function WeatherRoute({ loaderData }: Route.ComponentProps) {
  return <GuideRoute loaded={loaderData} />;
}
