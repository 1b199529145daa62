import { data } from "react-router";
import type { ApiClient } from "#api/client.ts";
import { checkedOn, guidePageFacts, publishedOn } from "#content/facts/guide-pages.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { loadGuidePage } from "#content/load-guide-page.ts";
import { guidePageAt, pagePath, pagePaths, type GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { pageLoad } from "./api-context.ts";
import type { SectionNumbers } from "./features/guide/contents.tsx";
import { GuideArticle } from "./features/guide/guide-article.tsx";
import type { Figures } from "./features/guide/guide-block.tsx";
import { RelatedPages } from "./features/guide/related-pages.tsx";
import { loadLatestPosts, reportFailedList } from "./features/posts/load-post-list.ts";
import type { PostTeaser } from "./features/posts/post-teaser.ts";
import { RelatedPosts } from "./features/posts/related-posts.tsx";
import { PageMetadata, socialCard } from "./page-metadata.tsx";
import { notFound, requireLanguage } from "./require-language.ts";
import {
  articleData,
  breadcrumbData,
  StructuredData,
  type Thing,
  type ThingSite,
} from "./structured-data.tsx";

const relatedPosts = 3;

interface LoadedGuidePage {
  page: GuidePage;
  text: GuidePageText;
  posts: PostTeaser[];
  /** In Lima, when the page was asked for. */
  year: number;
}

/** What every page of the guide loads: its words in the address's language, and posts that go with it. */
export const loadGuide = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params.lang);
  const page = guidePageAt(url.pathname);
  if (page === null) throw notFound();
  const [text, posts] = await Promise.all([loadGuidePage(page, language), relatedTo(page, api, language)]);
  const loaded: LoadedGuidePage = { page, text, posts: posts ?? [], year: yearInLima() };
  // Without its posts the page is right, but it must be asked for again.
  return data(loaded, posts ? {} : { headers: { "Cache-Control": "no-store" } });
});

/** @returns null when the posts could not be loaded */
async function relatedTo(page: GuidePage, api: ApiClient, language: Language): Promise<PostTeaser[] | null> {
  try {
    return await loadLatestPosts(api, language, {
      limit: relatedPosts,
      category: guidePageFacts[page].category,
    });
  } catch (error) {
    reportFailedList(error);
    return null;
  }
}

function yearInLima(): number {
  return Number(
    new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "America/Lima" }).format(new Date()),
  );
}

interface GuideRouteProps {
  loaded: LoadedGuidePage;
  figures?: Figures;
  numbers?: SectionNumbers;
  /** What search engines are told beside what every page of the guide tells. */
  things?: (site: ThingSite) => Thing[];
}

/** A page of the guide with all that stands around its words. */
export function GuideRoute({
  loaded: { page, text, posts },
  figures = {},
  numbers,
  things,
}: GuideRouteProps) {
  const language = useLanguage();
  const { pages, site } = useMessages();
  const path = pagePath(page, language);
  const picture = socialCard(guidePageFacts[page].picture.replace("pages/", ""), text.pictureAlt);
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    ...(page === "guide" ? [] : [{ name: pages.guide.name, path: pagePath("guide", language) }]),
    { name: pages[page].name, path },
  ];
  return (
    <>
      <PageMetadata
        title={`${text.title} | ${site.name}`}
        description={text.description}
        keywords={text.keywords}
        paths={pagePaths(page)}
        picture={picture}
        type="article"
      />
      <StructuredData
        things={(thingSite) => [
          breadcrumbData(thingSite, crumbs),
          articleData(thingSite, {
            type: "Article",
            path,
            language,
            title: text.title,
            description: text.description,
            picture: picture.path,
            published: publishedOn,
            modified: checkedOn,
          }),
          ...(things?.(thingSite) ?? []),
        ]}
      />
      <GuideArticle page={page} text={text} crumbs={crumbs} figures={figures} numbers={numbers} />
      <RelatedPages pages={guidePageFacts[page].related} />
      {posts.length > 0 && <RelatedPosts posts={posts} />}
    </>
  );
}
