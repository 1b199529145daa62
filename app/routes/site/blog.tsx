import { data } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { browserApi } from "#app/browser-api.ts";
import { BlogPosts } from "#app/features/posts/blog-posts.tsx";
import { askedPage, listPath } from "#app/features/posts/list-address.ts";
import { loadPostList, reportFailedList } from "#app/features/posts/load-post-list.ts";
import { teaserOf } from "#app/features/posts/post-teaser.ts";
import { movedPermanently } from "#app/moved.ts";
import { PageMetadata } from "#app/page-metadata.tsx";
import { notFound, requireLanguage } from "#app/require-language.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/blog";

const load = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params.lang);
  const page = askedPage(url.searchParams);
  if (page === null) throw notFound();
  if (page === 1 && url.searchParams.has("page")) throw movedPermanently(listPath(language, page));
  const list = await loadPostList(api, language, page).catch((error: unknown) => reportFailedList(error));
  if (typeof list === "number") return data({ posts: [], page, hasMore: false }, { status: list });
  if (page > 1 && list.posts.length === 0) throw notFound();
  return data(list);
});

export const loader = load;
export const clientLoader = load;

export default function BlogRoute({ loaderData: list }: Route.ComponentProps) {
  const language = useLanguage();
  const { blog, site } = useMessages();
  const title = list.page === 1 ? blog.title : `${blog.title} – ${blog.page(list.page)}`;
  return (
    <>
      <PageMetadata
        title={`${title} | ${site.name}`}
        description={blog.description}
        keywords={site.keywords}
        paths={{
          hu: listPath("hu", list.page),
          en: listPath("en", list.page),
          es: listPath("es", list.page),
        }}
      />
      <PageIntro title={title}>
        <p>{blog.intro}</p>
      </PageIntro>
      <BlogPosts
        key={listPath(language, list.page)}
        list={list}
        loadPage={(page) => loadPostList(browserApi, language, page)}
        readPost={async (slug) => teaserOf(await browserApi.readPost(slug, language), language)}
      />
    </>
  );
}
