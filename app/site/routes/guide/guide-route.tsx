import { data } from "react-router";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { factsWith } from "#content/facts/facts.ts";
import { isKeptPlace } from "#content/trips/shortlist/keepable.ts";
import { guidePageFacts } from "#content/facts/pages/guide-pages.ts";
import type { DatedLine } from "#content/documents/dated-text.ts";
import type { OldestFact } from "#content/whole/oldest-fact.ts";
import { monthsOld } from "#content/plain-date.ts";
import { guidePageAt, overviewOf, pagePath, pagePaths, type GuidePage } from "#i18n/addresses.ts";
import { entriesOf } from "#i18n/typed-keys.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { ChangeNote } from "#api/documents/change-notes.ts";
import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import type { DocumentAnswer } from "#api/guide/guide-pages.ts";
import { pageLoad, type PageRequest } from "#app/api-context.ts";
import type { SectionNumbers } from "#app/site/guide/article/contents.tsx";
import { ArticleMetadata } from "#app/site/metadata/article-metadata.tsx";
import { GuideArticle } from "#app/site/guide/article/guide-article.tsx";
import type { Figures } from "#app/site/guide/article/guide-block.tsx";
import { PageSources } from "#app/site/guide/article/page-sources.tsx";
import { sentText, useGuideText } from "#app/site/guide/use-guide-text.ts";
import { FactsProvider } from "#app/site/parts/facts-context.tsx";
import { RelatedPages } from "#app/site/parts/page/related-pages.tsx";
import { KeepButtons } from "#app/site/tools/shortlist/keep-buttons.tsx";
import { loadLatestPosts } from "#app/site/posts/list/load-post-list.ts";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";
import { RelatedPosts } from "#app/site/posts/list/related-posts.tsx";
import { socialCard } from "#app/site/metadata/page-metadata.tsx";
import { notFound, requireLanguage } from "#app/require-language.ts";
import type { Thing, ThingSite } from "#app/site/metadata/structured-data.tsx";

const relatedPosts = 3;

/** After so many months an emergency or a closure may be over. */
const monthsOfStates = 6;

interface LoadedGuidePage {
  page: GuidePage;
  /** For `useGuideText`. */
  text: string;
  /** With which the words were made; the figures are drawn with the same. */
  facts: FactOverrides;
  oldest: OldestFact | null;
  /** A state of things that the page tells, such as an emergency, when it was checked long ago. */
  stale: OldestFact | null;
  dated: DatedLine[];
  /** ISO day on which the words were last read through. */
  revised: string;
  /** Left out where nobody has said what was changed. */
  changes?: ChangeNote[];
  posts: PostTeaser[];
  /** The day in Peru when the page was loaded; only where it is shown, so that the other pages stay as they are overnight. */
  day: string | null;
}

/** Loads a page's words in the address's language and its related posts. */
export const loadGuide = pageLoad(load);

/**
 * For a page without figures: of the corrected facts those that it prints alone, so that the correction of another leaves it as
 * it is, and whoever keeps it need not fetch it again.
 */
export const loadGuideOfWords = pageLoad(async (request) => {
  const { data: loaded, init } = await load(request);
  const printed = loaded.dated.flatMap(({ id }) => {
    const fact = loaded.facts[id];
    return fact ? [[id, fact] as const] : [];
  });
  return data({ ...loaded, facts: Object.fromEntries(printed) }, init ?? undefined);
});

async function load({ api, params, url }: PageRequest) {
  const language = requireLanguage(params["lang"]);
  const page = guidePageAt(url.pathname);
  if (page === null) throw notFound();
  const { category } = guidePageFacts[page];
  const [{ isComplete, ...document }, posts] = await Promise.all([
    api.readDocument(page, language),
    loadLatestPosts(api, language, { limit: relatedPosts, category }),
  ]);
  // For all that is drawn with them.
  factsWith(document.facts);
  // Without its posts, or with facts that may have changed, the page is shown, but not cached.
  const options = posts && isComplete ? {} : { headers: { "Cache-Control": "no-store" } };
  return data(loadedGuidePage(page, document, posts ?? []), options);
}

/** Gives all that a guide page is drawn with. */
export function loadedGuidePage(
  page: GuidePage,
  { text, oldestState, facts, oldest, dated, revised, changes }: Omit<DocumentAnswer, "isComplete">,
  posts: PostTeaser[],
): LoadedGuidePage {
  const today = dayInPeru(new Date());
  return {
    page,
    text: sentText(text),
    facts,
    oldest,
    dated,
    revised,
    ...(changes && { changes }),
    stale: oldestState && monthsOld(oldestState.asOf, today) > monthsOfStates ? oldestState : null,
    posts,
    day: page === "holidays" ? today : null,
  };
}

interface GuideRouteProps {
  loaded: LoadedGuidePage;
  figures?: Figures;
  numbers?: SectionNumbers;
  isContentsPlain?: boolean;
  /** Whether the address asks the page something: such a page is not indexed. */
  isAnswer?: boolean;
  /** Structured data in addition to that of every guide page. */
  things?: (site: ThingSite) => Thing[];
}

export function GuideRoute({
  loaded: { page, text: sent, facts, oldest, stale, dated, revised, changes, posts },
  figures,
  numbers,
  isContentsPlain,
  isAnswer = false,
  things,
}: GuideRouteProps) {
  const language = useLanguage();
  const { pages, shell } = useMessages();
  const text = useGuideText(sent);
  const trips = entriesOf(text.dayTrips ?? {}).map(([trip, name]) => ({
    item: { id: `trip-${trip}` as const },
    name,
  }));
  const overview = overviewOf(page);
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    ...(page === "peru-guide" ? [] : [{ name: shell.guide, path: pagePath("peru-guide", language) }]),
    ...[overview ?? [], page].flat().map((one) => ({ name: pages[one].name, path: pagePath(one, language) })),
  ];
  return (
    <FactsProvider overrides={facts}>
      <ArticleMetadata
        title={text.title}
        description={text.description}
        keywords={text.keywords}
        paths={pagePaths(page)}
        isIndexed={!isAnswer}
        card={socialCard(page, text.pictureAlt || text.title)}
        crumbs={crumbs}
        published={guidePageFacts[page].published}
        modified={revised}
        things={things}
      />
      <GuideArticle
        text={text}
        crumbs={crumbs}
        picture={{ id: `pages/${page}`, alt: text.pictureAlt, credit: text.pictureCredit }}
        act={isKeptPlace(page) && <KeepButtons things={[{ item: { id: page } }]} more={trips} />}
        stale={stale}
        figures={figures}
        of={figures ? undefined : dated}
        numbers={numbers}
        isContentsPlain={isContentsPlain}
      >
        <PageSources
          facts={{ ...guidePageFacts[page], revised }}
          disclaimer={text.disclaimer}
          sources={text.sources}
          oldest={oldest}
          dated={dated}
          changes={changes}
        />
      </GuideArticle>
      <RelatedPages pages={guidePageFacts[page].related} />
      {posts.length > 0 && <RelatedPosts posts={posts} />}
    </FactsProvider>
  );
}
