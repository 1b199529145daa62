import { data } from "react-router";
import type { CategoryCount } from "#api/blog/authors.ts";
import type { ApiClient } from "#api/client.ts";
import { pageLoad, type PageRequest } from "#app/api-context.ts";
import { CategoryLinks } from "#app/site/posts/list/category-links.tsx";
import { listPath } from "#app/site/posts/list/list-address.ts";
import { loadPostList, reportFailedList, type PostListPage } from "#app/site/posts/list/load-post-list.ts";
import { LoadingPosts } from "#app/site/posts/cards/loading-posts.tsx";
import { LandingNotice } from "#app/ui/notices/landing-notice.tsx";
import { PageMetadata, socialCard } from "#app/site/metadata/page-metadata.tsx";
import { notFound, requireLanguage } from "#app/require-language.ts";
import { ListedPosts, requirePage } from "#app/site/routes/blog/list-page.tsx";
import { deferSlow } from "#app/site/defer-slow.ts";
import { breadcrumbData, StructuredData } from "#app/site/metadata/structured-data.tsx";
import { Deferred } from "#app/ui/layout/deferred.tsx";
import { PageIntro } from "#app/site/posts/list/page-intro.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { byLanguage, type Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/blog";

interface LoadedBlog extends PostListPage {
  counts: CategoryCount[];
}

async function load(request: PageRequest) {
  const { language, page } = readAddress(request);
  const list = await loadBlog(request.api, language, page).catch((error: unknown) => reportFailedList(error));
  if (typeof list === "number") return data({ page, list: noPosts(page) }, { status: list });
  if (page > 1 && list.posts.length === 0) throw notFound();
  return listOf(page, list);
}

export const loader = pageLoad(load);

/** The first page can be shown while its posts load; for a later page it must be known whether it exists. */
export const clientLoader = pageLoad(async (request) => {
  const { language, page } = readAddress(request);
  if (page > 1) return load(request);
  const list = loadBlog(request.api, language, page).catch((error: unknown) => {
    reportFailedList(error);
    return noPosts(page);
  });
  return listOf(page, (await deferSlow(list, request.url)).part);
});

function readAddress({ params, url }: PageRequest) {
  const language = requireLanguage(params["lang"]);
  return { language, page: requirePage(url, pagePath("blog", language)) };
}

async function loadBlog(api: ApiClient, language: Language, page: number): Promise<LoadedBlog> {
  const [list, counts] = await Promise.all([loadPostList(api, language, page), api.listCategories()]);
  return { ...list, counts };
}

function listOf(page: number, list: LoadedBlog | Promise<LoadedBlog>) {
  return data({ page, list });
}

function noPosts(page: number): LoadedBlog {
  return { posts: [], page, hasMore: false, hasFailed: true, counts: [] };
}

export default function BlogRoute({ loaderData: { page, list } }: Route.ComponentProps) {
  const language = useLanguage();
  const { blog, pages, site } = useMessages();
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: pages.blog.name, path: pagePath("blog", language) },
  ];
  const withPage = (title: string) => (page === 1 ? title : `${title} – ${blog.page(page)}`);
  return (
    <>
      <PageMetadata
        title={`${withPage(blog.pageTitle)} | ${site.name}`}
        description={blog.description}
        keywords={site.keywords}
        paths={byLanguage((inLanguage) => listPath(pagePath("blog", inLanguage), page))}
        picture={socialCard("blog", blog.pictureAlt)}
      />
      <StructuredData things={(thingSite) => [breadcrumbData(thingSite, crumbs)]} />
      <LandingNotice />
      <PageIntro title={withPage(blog.title)}>
        <p>{blog.intro}</p>
      </PageIntro>
      <Deferred value={list} fallback={<LoadingPosts text={blog.loading} />}>
        {(shown) => (
          <>
            <CategoryLinks counts={shown.counts} />
            <ListedPosts path={pagePath("blog", language)} list={shown} />
          </>
        )}
      </Deferred>
    </>
  );
}
