import { data } from "react-router";
import { cleanQuery, longestQuery, searchKinds } from "#api/search/search-kinds.ts";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { requireLanguage } from "#app/require-language.ts";
import { PageMetadata, socialCard } from "#app/site/metadata/page-metadata.tsx";
import { PageIntro } from "#app/site/posts/list/page-intro.tsx";
import { SearchFindings, SearchHelp } from "#app/site/search/search-findings.tsx";
import { SlashBox } from "#app/site/search/slash-box.tsx";
import { SearchHead } from "#app/site/search/search-head.tsx";
import { SearchForm } from "#app/site/search/search-form.tsx";
import { breadcrumbData, StructuredData } from "#app/site/metadata/structured-data.tsx";
import { pagePath, pagePaths } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { searchWords } from "#i18n/search/search-words.ts";
import type { Route } from "./+types/search";

/** Results on the page: all kinds together, and one alone. */
const shown = { all: 20, ofKind: 50 };

/** No cache keeps what is found, since anybody can ask for anything; but the browser may hold the page for the way back. */
const uncached = { headers: { "Cache-Control": "private, no-cache" } };

const load = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  const query = cleanQuery(url.searchParams.get("q") ?? "");
  const kind = searchKinds.find((one) => one === url.searchParams.get("kind")) ?? null;
  if (query === "") return data({ query, kind, answer: null }, url.search === "" ? {} : uncached);
  if (query.length > longestQuery) return data({ query, kind, answer: null }, { ...uncached, status: 400 });
  const limit = kind === null ? shown.all : shown.ofKind;
  const answer = await api.search(language, { q: query, limit, ...(kind === null ? {} : { kind }) });
  return data({ query, kind, answer }, uncached);
});

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

export default function SearchRoute({ loaderData: { query, kind, answer } }: Route.ComponentProps) {
  const language = useLanguage();
  const { pages, site } = useMessages();
  const words = searchWords[language];
  const { name, teaser } = pages.search;
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name, path: pagePath("search", language) },
  ];
  const error = query.length > longestQuery ? words.tooLong(longestQuery) : null;
  return (
    <>
      <PageMetadata
        title={`${query === "" || error ? name : `${query} – ${name}`} | ${site.name}`}
        description={teaser}
        keywords={site.keywords}
        paths={pagePaths("search")}
        picture={socialCard("search", words.pictureAlt)}
        isIndexed={query === ""}
      />
      <StructuredData things={(thingSite) => [breadcrumbData(thingSite, crumbs)]} />
      {query === "" ? (
        <SearchHead title={name} crumbs={crumbs} />
      ) : (
        <>
          <PageIntro title={name} />
          <SearchForm query={query} error={error} />
        </>
      )}
      <div>
        {answer ? <SearchFindings answer={answer} kind={kind} /> : <SearchHelp />}
        <SlashBox />
      </div>
    </>
  );
}
