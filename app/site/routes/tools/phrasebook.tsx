import { data, Link, redirect } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { requireLanguage } from "#app/require-language.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { Phrasebook } from "#app/site/tools/phrasebook/phrasebook.tsx";
import { showParam } from "#app/site/tools/phrasebook/show-address.ts";
import { ShowCard } from "#app/site/tools/phrasebook/show-card.tsx";
import type { PhraseSection } from "#content/phrases/phrase.ts";
import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";
import { pagePath, pagePaths } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/phrasebook";
import { loadTool, ToolRoute } from "./tool-route.tsx";

const load = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  const { data: loaded, init } = await loadTool<PhrasebookText & { sections: PhraseSection[] }>(
    api,
    "phrasebook",
    language,
  );
  const { sections, ...text } = loaded.text;
  const tool = { ...loaded, text };
  const query = url.searchParams.get("q") ?? "";
  const id = url.searchParams.get(showParam);
  if (id === null) return data({ tool, sections, query, shown: null }, init ?? {});
  const shown = sections.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
  // The other languages have phrases of their own.
  if (!shown) throw redirect(pagePath("phrasebook", language));
  return data({ tool, sections: [], query, shown }, init ?? {});
});

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

export default function PhrasebookRoute({ loaderData }: Route.ComponentProps) {
  const { tool, sections, query, shown } = loaderData;
  const language = useLanguage();
  const { site } = useMessages();
  if (shown)
    return (
      <>
        <PageMetadata
          title={`${shown.text} | ${site.name}`}
          description={shown.meaning}
          keywords={[]}
          paths={pagePaths("phrasebook")}
          isIndexed={false}
        />
        <ShowCard entry={shown}>
          <Link to={`${pagePath("phrasebook", language)}#${shown.id}`}>{tool.text.close}</Link>
        </ShowCard>
      </>
    );
  return (
    <ToolRoute page="phrasebook" loaded={tool} isAnswer={query !== ""}>
      <Phrasebook text={tool.text} sections={sections} query={query} />
    </ToolRoute>
  );
}
