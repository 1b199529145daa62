import { useSearchParams } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { requireLanguage } from "#app/require-language.ts";
import { PackingList } from "#app/site/tools/packing/packing-list.tsx";
import { packingQuery, readPackingChoice } from "#content/tools/packing/packing-choice.ts";
import type { PackingListText } from "#content/tools/packing-list-text.ts";
import type { Route } from "./+types/packing-list";
import { loadTool, ToolRoute } from "./tool-route.tsx";

const load = pageLoad(({ api, params }) =>
  loadTool<PackingListText>(api, "packing-list", requireLanguage(params["lang"])),
);

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

/** Another choice needs no other words. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function PackingListRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const choice = readPackingChoice(query);
  return (
    <ToolRoute page="packing-list" loaded={loaderData} isAnswer={packingQuery(choice) !== ""}>
      <PackingList text={loaderData.text} choice={choice} />
    </ToolRoute>
  );
}
