import { data, useSearchParams } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { requireLanguage } from "#app/require-language.ts";
import { MoneyTool } from "#app/site/tools/money/money-tool.tsx";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import type { MoneyText } from "#content/tools/money-text.ts";
import type { Route } from "./+types/money";
import { loadTool, ToolRoute } from "./tool-route.tsx";

const load = pageLoad(async ({ api, params }) => {
  const { data: tool, init } = await loadTool<MoneyText>(api, "money", requireLanguage(params["lang"]));
  return data({ tool, day: dayInPeru(new Date()) }, init ?? undefined);
});

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

export default function MoneyRoute({ loaderData: { tool, day } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <ToolRoute page="money" loaded={tool} isAnswer={query.size > 0}>
      <MoneyTool text={tool.text} day={day} />
    </ToolRoute>
  );
}
