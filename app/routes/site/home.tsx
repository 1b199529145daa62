import { data } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { Welcome } from "#app/features/home/welcome.tsx";
import { LatestPosts } from "#app/features/posts/latest-posts.tsx";
import { loadLatestPosts, reportFailedList } from "#app/features/posts/load-post-list.ts";
import { PageMetadata } from "#app/page-metadata.tsx";
import { requireLanguage } from "#app/require-language.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/home";

const latestPosts = 3;

const load = pageLoad(async ({ api, params }) => {
  const language = requireLanguage(params.lang);
  try {
    return data({ posts: await loadLatestPosts(api, language, latestPosts) });
  } catch (error) {
    reportFailedList(error);
    // The rest of the page is right, but it must be asked for again.
    return data({ posts: [] }, { headers: { "Cache-Control": "no-store" } });
  }
});

export const loader = load;
export const clientLoader = load;

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

export default function HomeRoute({ loaderData: { posts } }: Route.ComponentProps) {
  const { site } = useMessages();
  return (
    <>
      <PageMetadata
        title={`${site.name} | ${site.tagline}`}
        description={site.description}
        keywords={site.keywords}
        paths={{ hu: pagePath("home", "hu"), en: pagePath("home", "en"), es: pagePath("home", "es") }}
      />
      <Welcome />
      <LatestPosts posts={posts} />
    </>
  );
}
