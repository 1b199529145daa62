import { data } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { browserApi } from "#app/browser-api.ts";
import { InfoCards } from "#app/features/home/info-cards.tsx";
import { Intro } from "#app/features/home/intro.tsx";
import { Poster } from "#app/features/home/poster.tsx";
import { LatestPosts } from "#app/features/posts/latest-posts.tsx";
import { loadLatestPosts, reportFailedList } from "#app/features/posts/load-post-list.ts";
import { LatestVideos } from "#app/features/videos/latest-videos.tsx";
import { loadVideoOffer } from "#app/features/videos/load-video-offer.ts";
import { PageMetadata } from "#app/page-metadata.tsx";
import { requireLanguage } from "#app/require-language.ts";
import { StructuredData, websiteData } from "#app/structured-data.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import { loadSlides } from "#content/load-slides.ts";
import { pagePaths } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/home";

const latestPosts = 3;

const load = pageLoad(async ({ api, params }) => {
  const language = requireLanguage(params.lang);
  const [slides, hasVideos] = await Promise.all([loadSlides(language), loadVideoOffer(api)]);
  try {
    const posts = await loadLatestPosts(api, language, { limit: latestPosts });
    return data({ slides, posts, hasVideos });
  } catch (error) {
    reportFailedList(error);
    // The rest of the page is right, but it must be asked for again.
    return data({ slides, posts: [], hasVideos }, { headers: { "Cache-Control": "no-store" } });
  }
});

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

export default function HomeRoute({ loaderData: { slides, posts, hasVideos } }: Route.ComponentProps) {
  const { site } = useMessages();
  const language = useLanguage();
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
      {hasVideos && <LatestVideos api={browserApi} />}
    </>
  );
}
