import { LimaVehicles } from "#app/site/guide/lima-vehicles.tsx";
import { useGuideText } from "#app/site/guide/use-guide-text.ts";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/lima-transport";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function LimaTransportRoute({ loaderData }: Route.ComponentProps) {
  const { vehicles } = useGuideText(loaderData.text);
  return (
    <GuideRoute loaded={loaderData} figures={{ vehicles: vehicles && <LimaVehicles texts={vehicles} /> }} />
  );
}
