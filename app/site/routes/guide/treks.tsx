import { TrekProfiles } from "#app/site/guide/treks/trek-profiles.tsx";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { KeepButtons } from "#app/site/tools/shortlist/keep-buttons.tsx";
import { keptTreks } from "#content/trips/shortlist/keepable.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/treks";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function TreksRoute({ loaderData }: Route.ComponentProps) {
  const { shortlist, figures } = useMessages();
  const things = keptTreks.map((id) => ({ item: { id }, name: figures.treks.names[id] }));
  return (
    <GuideRoute
      loaded={loaderData}
      figures={{
        treks: (
          <>
            <TrekProfiles />
            <KeepButtons things={things} title={shortlist.treks} />
          </>
        ),
      }}
    />
  );
}
