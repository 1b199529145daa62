import { Fragment, Suspense, type ReactNode } from "react";
import { data, redirect } from "react-router";
import type { ApiClient } from "#api/client.ts";
import { apiContext, pageLoad } from "#app/api-context.ts";
import { browserApi } from "#app/browser-api.ts";
import { answerContactPost } from "#app/site/contact/answer-contact-post.ts";
import { Contact } from "#app/site/contact/contact.tsx";
import { FollowUs } from "#app/site/home/follow-us.tsx";
import { InfoCards } from "#app/site/home/info-cards.tsx";
import { Intro } from "#app/site/home/intro.tsx";
import { Hero } from "#app/site/home/hero.tsx";
import { loadHome } from "#app/site/home/load-home.ts";
import { homePostsCache, useCachePosts } from "#app/site/posts/list/home-posts-cache.ts";
import { LatestPosts } from "#app/site/posts/list/latest-posts.tsx";
import { loadLatestPosts, pinnedFirst } from "#app/site/posts/list/load-post-list.ts";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";
import { LatestVideos, loadVideoOffer } from "#app/site/videos/latest-videos.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { requireLanguage } from "#app/require-language.ts";
import { sentQuery } from "#app/site/parts/page/sent-param.ts";
import { useSentParam } from "#app/site/use-sent-param.ts";
import { deferSlow } from "#app/site/defer-slow.ts";
import { StructuredData, websiteData } from "#app/site/metadata/structured-data.tsx";
import type { VideoOffer } from "#api/videos/videos.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { pagePath, pagePaths } from "#i18n/addresses.ts";
import { homeSections, usualCards, type HomeSection } from "#i18n/site/home-sections.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/home";

const latestPosts = 3;

const noVideos: VideoOffer = { offered: false, items: null };

/** The first visit has the posts in its HTML. */
export const loader = pageLoad(async ({ api, params }) => {
  const language = requireLanguage(params["lang"]);
  const [{ page, isKnown, shows }, offer, latest] = await Promise.all([
    loadHome(api, language),
    loadVideoOffer(api),
    loadLatestPosts(api, language, { limit: latestPosts, ...pinnedFirst }),
  ]);
  const videos = shows("videos") ? offer : noVideos;
  const posts = shows("posts") ? latest : null;
  // Without its slides, posts or videos the page is shown, but not cached.
  const isLacking = (shows("posts") && posts === null) || (videos.offered && videos.items === null);
  const headers: HeadersInit = isKnown && !isLacking ? {} : { "Cache-Control": "no-store" };
  return data({ ...page, videos, posts, isServed: true }, { headers });
});

/** A later visit shows the cached posts, or loads them without waiting for them. */
export const clientLoader = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  const cached = homePostsCache.read(language);
  const [{ page }, videos, { part: posts }] = await Promise.all([
    loadHome(api, language),
    loadVideoOffer(api),
    cached ? { part: cached } : deferSlow(loadAndCache(api, language), url),
  ]);
  return { ...page, videos, posts, isServed: false };
});

async function loadAndCache(api: ApiClient, language: Language): Promise<PostTeaser[] | null> {
  const posts = await loadLatestPosts(api, language, { limit: latestPosts, ...pinnedFirst });
  if (posts) homePostsCache.write(language, posts);
  return posts;
}

/** For a contact form posted without JavaScript or before hydration. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const language = requireLanguage(params["lang"]);
  const refused = await answerContactPost(context.get(apiContext), language, await request.formData());
  if (refused) return data(refused.result, { status: refused.status });
  throw redirect(`${pagePath("home", language)}${sentQuery}#_contact-outcome`, 303);
}

export { pageHeaders as headers };

export default function HomeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { slides, home, words, posts, videos, isServed } = loaderData;
  const { site } = useMessages();
  const language = useLanguage();
  useCachePosts(language, isServed && !(posts instanceof Promise) ? posts : null);
  const isSent = useSentParam();
  const sections: Record<HomeSection, ReactNode> = {
    intro: <Intro words={words} />,
    guide: <InfoCards cards={home?.cards ?? usualCards} />,
    posts: <LatestPosts posts={posts} />,
    videos: videos.offered && <LatestVideos api={browserApi} served={videos.items} />,
    follow: <FollowUs />,
    contact: <Contact action={`${pagePath("home", language)}?index`} result={actionData} isSent={isSent} />,
  };
  const shown = (home?.sections ?? homeSections).map((section) => (
    <Fragment key={section}>{sections[section]}</Fragment>
  ));
  return (
    <>
      <PageMetadata
        title={`${site.name} | ${site.tagline}`}
        description={site.description}
        keywords={site.keywords}
        paths={pagePaths("home")}
      />
      <StructuredData things={(thingSite) => [websiteData(thingSite, language, site.description)]} />
      <Hero slides={slides} />
      {/* So that React takes over the page in short tasks. */}
      <Suspense>{shown.slice(0, 3)}</Suspense>
      <Suspense>{shown.slice(3)}</Suspense>
    </>
  );
}
