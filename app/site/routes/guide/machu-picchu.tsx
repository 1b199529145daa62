import { CircuitPlan } from "#app/site/guide/machu-picchu/circuit-plan.tsx";
import { TicketCalendar } from "#app/site/guide/machu-picchu/ticket-calendar.tsx";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/machu-picchu";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function MachuPicchuRoute({ loaderData }: Route.ComponentProps) {
  return (
    <GuideRoute
      loaded={loaderData}
      figures={{ circuits: <CircuitPlan />, ticketCalendar: <TicketCalendar /> }}
    />
  );
}
