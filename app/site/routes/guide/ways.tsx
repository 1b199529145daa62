import { data } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { requireLanguage } from "#app/require-language.ts";
import { RouteGround } from "#app/site/guide/trips/route-ground.tsx";
import { WayList } from "#app/site/guide/ways/way-list.tsx";
import { wayPairIds } from "#content/facts/ways/way-pairs.ts";
import type { WayWords } from "#content/ways/load-way-words.ts";
import { GuideRoute, loadGuidePage } from "#app/site/routes/guide/guide-route.tsx";
import type { Route } from "./+types/ways";

const load = pageLoad(async (request) => {
  const language = requireLanguage(request.params["lang"]);
  const [guide, answer] = await Promise.all([
    loadGuidePage(request),
    request.api.readDocument("way-pairs", language),
  ]);
  // Safe cast: content/ways/load-way-words.ts gives them to the server.
  const { groups, pairs } = answer.text as unknown as WayWords;
  const names = Object.fromEntries(wayPairIds.map((pair) => [pair, pairs[pair].name]));
  return data({ ...guide.data, groups, names }, guide.init ?? undefined);
});

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

/** The overview of the ways between places. */
export default function WaysRoute({ loaderData }: Route.ComponentProps) {
  const { groups, names, ...loaded } = loaderData;
  return (
    <>
      <RouteGround />
      <GuideRoute loaded={loaded} figures={{ wayList: <WayList groups={groups} names={names} /> }} />
    </>
  );
}
