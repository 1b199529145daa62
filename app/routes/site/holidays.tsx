import { GuideRoute, loadGuide } from "#app/guide-route.tsx";
import type { Route } from "./+types/holidays";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

export default function HolidaysRoute({ loaderData }: Route.ComponentProps) {
  return <GuideRoute loaded={loaderData} />;
}
