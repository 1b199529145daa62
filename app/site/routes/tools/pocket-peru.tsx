import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { requireLanguage } from "#app/require-language.ts";
import { pocketScript } from "#app/site/offline/offline-caches.ts";
import { PocketTool } from "#app/site/offline/pocket/pocket-tool.tsx";
import type { PocketText } from "#content/tools/pocket-text.ts";
import type { Route } from "./+types/pocket-peru";
import { loadTool, ToolRoute } from "./tool-route.tsx";

const load = pageLoad(({ api, params }) =>
  loadTool<PocketText>(api, "pocket-peru", requireLanguage(params["lang"])),
);

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

export default function PocketRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ToolRoute page="pocket-peru" loaded={loaderData}>
      <script async type="module" src={pocketScript} />
      <PocketTool text={loaderData.text} />
    </ToolRoute>
  );
}
