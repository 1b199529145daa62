import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { requireLanguage } from "#app/require-language.ts";
import { EmergencyCard } from "#app/site/tools/emergency/emergency-card.tsx";
import type { EmergencyText } from "#content/tools/emergency-text.ts";
import type { Route } from "./+types/emergency";
import { loadTool, ToolRoute } from "./tool-route.tsx";

const load = pageLoad(({ api, params }) =>
  loadTool<EmergencyText>(api, "emergency", requireLanguage(params["lang"])),
);

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

export default function EmergencyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ToolRoute page="emergency" loaded={loaderData}>
      <EmergencyCard text={loaderData.text} />
    </ToolRoute>
  );
}
