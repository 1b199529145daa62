import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { requireLanguage } from "#app/require-language.ts";
import { StayCalculator } from "#app/site/tools/stay/stay-calculator.tsx";
import { readStayFields } from "#content/tools/stays/stay-fields.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import type { Route } from "./+types/stay-calculator";
import { loadTool, ToolRoute } from "./tool-route.tsx";

const load = pageLoad(async ({ api, params, url }) => {
  const tool = await loadTool<StayText>(api, "stay-calculator", requireLanguage(params["lang"]));
  return { ...tool, data: { ...tool.data, asked: readStayFields(url.searchParams) } };
});

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

export default function StayCalculatorRoute({ loaderData }: Route.ComponentProps) {
  const { asked, text } = loaderData;
  return (
    <ToolRoute page="stay-calculator" loaded={loaderData} isAnswer={asked !== null}>
      <StayCalculator key={JSON.stringify(asked)} text={text} asked={asked} />
    </ToolRoute>
  );
}
