import { data } from "react-router";
import { pageLoad, type PageRequest } from "#app/api-context.ts";
import { browserApi } from "#app/browser-api.ts";
import { BlogPosts } from "#app/features/posts/blog-posts.tsx";
import { askedPage, listPath } from "#app/features/posts/list-address.ts";
import { loadPostList, reportFailedList, type PostListPage } from "#app/features/posts/load-post-list.ts";
import { teaserOf } from "#app/features/posts/post-teaser.ts";
import { PostsToCome } from "#app/features/posts/posts-to-come.tsx";
import { movedPermanently } from "#app/moved.ts";
import { PageMetadata } from "#app/page-metadata.tsx";
import { notFound, requireLanguage } from "#app/require-language.ts";
import { soonOrLater } from "#app/soon-or-later.ts";
import { breadcrumbData, StructuredData } from "#app/structured-data.tsx";
import { OnceThere } from "#app/ui/once-there.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/blog";

async function load(request: PageRequest) {
  const { language, page } = askedOf(request);
  const list = await loadPostList(request.api, language, page).catch((error: unknown) =>
    reportFailedList(error),
  );
  if (typeof list === "number") return data({ page, list: noPosts(page) }, { status: list });
  if (page > 1 && list.posts.length === 0) throw notFound();
  return listOf(page, list);
}

export const loader = pageLoad(load);

/** The first page of the list is there without its posts; only of later ones it must be known whether they are. */
export const clientLoader = pageLoad(async (request) => {
  const { language, page } = askedOf(request);
  if (page > 1) return load(request);
  const list = loadPostList(request.api, language, page).catch((error: unknown) => {
    reportFailedList(error);
    return noPosts(page);
  });
  return listOf(page, (await soonOrLater(list, request.url)).part);
});

/** What an address of the list asks for. */
function askedOf({ params, url }: PageRequest) {
  const language = requireLanguage(params.lang);
  const page = askedPage(url.searchParams);
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
        paths={{
          hu: listPath("hu", page),
          en: listPath("en", page),
          es: listPath("es", page),
        }}
      />
      <StructuredData things={(thingSite) => [breadcrumbData(thingSite, crumbs)]} />
      <PageIntro title={title}>
        <p>{blog.intro}</p>
      </PageIntro>
      <OnceThere what={list} waiting={<PostsToCome text={blog.loading} />}>
        {(shown) => (
          <BlogPosts
            key={listPath(language, page)}
            list={shown}
            loadPage={(next) => loadPostList(browserApi, language, next)}
            readPost={async (slug) => teaserOf(await browserApi.readPost(slug, language), language)}
          />
        )}
      </OnceThere>
    </>
  );
}
