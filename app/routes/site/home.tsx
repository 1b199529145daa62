import { data, redirect } from "react-router";
import type { ApiClient } from "#api/client.ts";
import { apiContext, pageLoad } from "#app/api-context.ts";
import { browserApi } from "#app/browser-api.ts";
import { useConsent } from "#app/consent.ts";
import { answerContactPost } from "#app/features/contact/answer-contact-post.ts";
import { Contact } from "#app/features/contact/contact.tsx";
import { FollowUs } from "#app/features/home/follow-us.tsx";
import { InfoCards } from "#app/features/home/info-cards.tsx";
import { Intro } from "#app/features/home/intro.tsx";
import { Poster } from "#app/features/home/poster.tsx";
import { homePostsCache } from "#app/features/posts/home-posts-cache.ts";
import { LatestPosts } from "#app/features/posts/latest-posts.tsx";
import { loadLatestPosts, reportFailedList } from "#app/features/posts/load-post-list.ts";
import type { PostTeaser } from "#app/features/posts/post-teaser.ts";
import { useKeepPosts } from "#app/features/posts/use-keep-posts.ts";
import { LatestVideos } from "#app/features/videos/latest-videos.tsx";
import { loadVideoOffer } from "#app/features/videos/load-video-offer.ts";
import { PageMetadata } from "#app/page-metadata.tsx";
import { requireLanguage } from "#app/require-language.ts";
import { sentMark, useSentMark } from "#app/sent-mark.ts";
import { soonOrLater } from "#app/soon-or-later.ts";
import { StructuredData, websiteData } from "#app/structured-data.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import { loadSlides } from "#content/load-slides.ts";
import { pagePath, pagePaths } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/home";

const latestPosts = 3;

/** The first visit has everything in its HTML. */
export const loader = pageLoad(async ({ api, params }) => {
  const language = requireLanguage(params.lang);
  const [slides, hasVideos, posts] = await Promise.all([
    loadSlides(language),
    loadVideoOffer(api),
    askForPosts(api, language),
  ]);
  // Without its posts the page is right, but it must be asked for again.
  const headers = posts ? undefined : { "Cache-Control": "no-store" };
  return data({ slides, hasVideos, posts, isServed: true }, { headers });
});

/** A later visit has the posts that were kept, or those that are asked for: the page need not wait for them. */
export const clientLoader = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params.lang);
  const kept = homePostsCache.read(language);
  const [slides, hasVideos, { part: posts }] = await Promise.all([
    loadSlides(language),
    loadVideoOffer(api),
    kept ? { part: kept } : soonOrLater(askAndKeep(api, language), url),
  ]);
  return { slides, hasVideos, posts, isServed: false };
});

async function askAndKeep(api: ApiClient, language: Language): Promise<PostTeaser[] | null> {
  const posts = await askForPosts(api, language);
  if (posts) homePostsCache.write(language, posts);
  return posts;
}

/** @returns null when they could not be had; that is logged */
async function askForPosts(api: ApiClient, language: Language): Promise<PostTeaser[] | null> {
  try {
    return await loadLatestPosts(api, language, { limit: latestPosts });
  } catch (error) {
    reportFailedList(error);
    return null;
  }
}

/** A contact form that the browser posts by itself: without JavaScript, or before the page has come to life. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const language = requireLanguage(params.lang);
  const refused = await answerContactPost(context.get(apiContext), language, await request.formData());
  if (refused) return data(refused.answer, { status: refused.status });
  throw redirect(`${pagePath("home", language)}${sentMark}#_contact-outcome`, 303);
}

export { pageHeaders as headers };

export default function HomeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { slides, posts, hasVideos, isServed } = loaderData;
  const { site } = useMessages();
  const language = useLanguage();
  useKeepPosts(language, isServed && !(posts instanceof Promise) ? posts : null);
  const consent = useConsent();
  const isSent = useSentMark();
  return (
    <>
      <PageMetadata
        title={`${site.name} | ${site.tagline}`}
        description={site.description}
        keywords={site.keywords}
        paths={pagePaths("home")}
      />
      <StructuredData things={(thingSite) => [websiteData(thingSite, language, site.description)]} />
      <Poster slides={slides} />
      <Intro />
      <InfoCards />
      <LatestPosts posts={posts} />
      {hasVideos && <LatestVideos api={browserApi} consent={consent} />}
      <FollowUs />
      <Contact
        api={browserApi}
        action={`${pagePath("home", language)}?index`}
        answer={actionData}
        isSent={isSent}
      />
    </>
  );
}
