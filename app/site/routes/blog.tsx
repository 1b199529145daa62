import { data } from "react-router";
import { pageLoad, type PageRequest } from "#app/api-context.ts";
import { browserApi } from "#app/browser-api.ts";
import { BlogPosts } from "#app/site/posts/list/blog-posts.tsx";
import { pageNumberIn, listPath } from "#app/site/posts/list/list-address.ts";
import { loadPostList, reportFailedList, type PostListPage } from "#app/site/posts/list/load-post-list.ts";
import { teaserOf } from "#app/site/posts/post-teaser.ts";
import { LoadingPosts } from "#app/site/posts/list/loading-posts.tsx";
import { movedPermanently } from "#app/redirects.ts";
import { PageMetadata } from "#app/site/page-metadata.tsx";
import { notFound, requireLanguage } from "#app/require-language.ts";
import { deferSlow } from "#app/site/defer-slow.ts";
import { breadcrumbData, StructuredData } from "#app/site/structured-data.tsx";
import { Deferred } from "#app/ui/deferred.tsx";
import { PageIntro } from "#app/site/posts/list/page-intro.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { byLanguage } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/blog";

async function load(request: PageRequest) {
  const { language, page } = readAddress(request);
  const list = await loadPostList(request.api, language, page).catch((error: unknown) =>
    reportFailedList(error),
  );
  if (typeof list === "number") return data({ page, list: noPosts(page) }, { status: list });
  if (page > 1 && list.posts.length === 0) throw notFound();
  return listOf(page, list);
}

export const loader = pageLoad(load);

/** The first page can be shown while its posts load; for a later page it must be known whether it exists. */
export const clientLoader = pageLoad(async (request) => {
  const { language, page } = readAddress(request);
  if (page > 1) return load(request);
  const list = loadPostList(request.api, language, page).catch((error: unknown) => {
    reportFailedList(error);
    return noPosts(page);
  });
  return listOf(page, (await deferSlow(list, request.url)).part);
});

function readAddress({ params, url }: PageRequest) {
  const language = requireLanguage(params["lang"]);
  const page = pageNumberIn(url.searchParams);
  if (page === null) throw notFound();
  if (page === 1 && url.searchParams.has("page")) throw movedPermanently(listPath(language, page));
  return { language, page };
}

function listOf(page: number, list: PostListPage | Promise<PostListPage>) {
  return data({ page, list });
}

function noPosts(page: number): PostListPage {
  return { posts: [], page, hasMore: false };
}

export default function BlogRoute({ loaderData: { page, list } }: Route.ComponentProps) {
  const language = useLanguage();
  const { blog, pages, site } = useMessages();
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: pages.blog.name, path: pagePath("blog", language) },
  ];
  const title = page === 1 ? blog.title : `${blog.title} – ${blog.page(page)}`;
  return (
    <>
      <PageMetadata
        title={`${title} | ${site.name}`}
        description={blog.description}
        keywords={site.keywords}
        paths={byLanguage((inLanguage) => listPath(inLanguage, page))}
      />
      <StructuredData things={(thingSite) => [breadcrumbData(thingSite, crumbs)]} />
      <PageIntro title={title}>
        <p>{blog.intro}</p>
      </PageIntro>
      <Deferred value={list} fallback={<LoadingPosts text={blog.loading} />}>
        {(shown) => (
          <BlogPosts
            key={listPath(language, page)}
            list={shown}
            loadPage={(next, after) => loadPostList(browserApi, language, next, after)}
            readPost={async (slug) => teaserOf(await browserApi.readPost(slug, language))}
          />
        )}
      </Deferred>
    </>
  );
}
