import { data } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { movedPermanently } from "#app/redirects.ts";
import { notFound, requireLanguage } from "#app/require-language.ts";
import { ArticleMetadata } from "#app/site/metadata/article-metadata.tsx";
import { WayPair } from "#app/site/guide/ways/way-pair.tsx";
import { FactsProvider } from "#app/site/parts/facts-context.tsx";
import { ArticleHead } from "#app/site/parts/page/article-head.tsx";
import { PageSources } from "#app/site/guide/article/page-sources.tsx";
import { socialCard } from "#app/site/metadata/page-metadata.tsx";
import { guidePageFacts } from "#content/facts/pages/guide-pages.ts";
import { overridesOfPair } from "#content/facts/ways/way-options.ts";
import { isWayPair, relatedPairs, wayPath } from "#content/facts/ways/way-pairs.ts";
import type { WayWords } from "#content/ways/load-way-words.ts";
import { pagePath } from "#i18n/addresses.ts";
import { byLanguage } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/way-pair";
import styles from "./way-pair.module.css";

const load = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  const { pair } = params;
  if (!isWayPair(pair)) throw notFound();
  const path = wayPath(pair, language);
  if (url.pathname !== path) throw movedPermanently(path + url.search);
  const { text, facts, isComplete } = await api.readDocument("way-pairs", language);
  // Safe cast: content/ways/load-way-words.ts gives them to the server.
  const { labels, pairs } = text as unknown as WayWords;
  const related = relatedPairs(pair).map((other) => ({ pair: other, name: pairs[other].name }));
  const languagePaths = byLanguage((each) => wayPath(pair, each));
  const drawn = overridesOfPair(pair, facts);
  const loaded = { pair, labels, text: pairs[pair], related, facts: drawn, languagePaths };
  return data(loaded, isComplete ? {} : { headers: { "Cache-Control": "no-store" } });
});

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

/** How one gets from one place to another. */
export default function WayPairRoute({ loaderData }: Route.ComponentProps) {
  const { pair, labels, text, related, facts, languagePaths } = loaderData;
  const language = useLanguage();
  const { pages, shell } = useMessages();
  const { title, description, lead, name } = text;
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: shell.guide, path: pagePath("peru-guide", language) },
    { name: pages.ways.name, path: pagePath("ways", language) },
    { name, path: languagePaths[language] },
  ];
  const { published, revised, sources } = guidePageFacts.ways;
  return (
    <FactsProvider overrides={facts}>
      <ArticleMetadata
        title={title}
        description={description}
        keywords={[name, ...pages.ways.searchWords.split(" ")]}
        paths={languagePaths}
        card={socialCard("ways", name)}
        crumbs={crumbs}
        published={published}
        modified={revised}
      />
      <article className={styles.article}>
        <ArticleHead title={title} lead={lead} crumbs={crumbs} />
        <WayPair pair={pair} text={text} labels={labels} related={related} />
        <PageSources
          facts={{ sources, revised }}
          disclaimer={undefined}
          sources={[labels.note]}
          oldest={null}
          dated={[]}
        />
      </article>
    </FactsProvider>
  );
}
