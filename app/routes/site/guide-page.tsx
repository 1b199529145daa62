import { GuideRoute, loadGuide } from "#app/guide-route.tsx";
import type { Route } from "./+types/guide-page";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

/** A page of the guide that is made of words alone. */
export default function GuidePageRoute({ loaderData }: Route.ComponentProps) {
  return <GuideRoute loaded={loaderData} />;
}
