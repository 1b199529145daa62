import { AltitudeLadder } from "#app/site/guide/altitude/altitude-ladder.tsx";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/altitude-health";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function AltitudeHealthRoute({ loaderData }: Route.ComponentProps) {
  return <GuideRoute loaded={loaderData} figures={{ altitudeLadder: <AltitudeLadder /> }} />;
}
