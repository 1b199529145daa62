import { useSearchParams } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { requireLanguage } from "#app/require-language.ts";
import { DepartureForm } from "#app/site/tools/departure/departure-form.tsx";
import { PreparationList } from "#app/site/tools/departure/preparation-list.tsx";
import { readDeparture } from "#content/tools/departure/read-departure.ts";
import type { BeforeYouGoText } from "#content/tools/before-you-go-text.ts";
import type { Route } from "./+types/before-you-go";
import { loadTool, ToolRoute } from "./tool-route.tsx";

const load = pageLoad(({ api, params }) =>
  loadTool<BeforeYouGoText>(api, "before-you-go", requireLanguage(params["lang"])),
);

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

/** Another day needs no other words. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function BeforeYouGoRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const asked = readDeparture(query);
  return (
    <ToolRoute page="before-you-go" loaded={loaderData} isAnswer={asked.typed !== ""}>
      <DepartureForm text={loaderData.text.form} asked={asked} />
      <PreparationList text={loaderData.text} departure={asked.day} />
    </ToolRoute>
  );
}
