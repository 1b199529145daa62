import { browserApi } from "#app/browser-api.ts";
import { movedPermanently } from "#app/redirects.ts";
import { notFound } from "#app/require-language.ts";
import { BlogPosts } from "#app/site/posts/list/blog-posts.tsx";
import { listPath, pageNumberIn } from "#app/site/posts/list/list-address.ts";
import {
  isRefused,
  loadPostList,
  type ListedPosts as Wanted,
  type PostListPage,
} from "#app/site/posts/list/load-post-list.ts";
import { teaserOf } from "#app/site/posts/post-teaser.ts";
import { postPath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { listData, type Thing, type ThingSite } from "#app/site/metadata/structured-data.tsx";

/**
 * The number that a list's address names, from 1.
 * @param path of the list's first page; another spelling of it is redirected, a number that is none is not found
 */
export function requirePage(url: URL, path: string): number {
  const page = pageNumberIn(url.searchParams);
  if (page === null) throw notFound();
  if (page === 1 && url.searchParams.has("page")) throw movedPermanently(path);
  return page;
}

/** @param wanted which posts the list is of; all of them when left out */
export function ListedPosts({ path, list, wanted }: { path: string; list: PostListPage; wanted?: Wanted }) {
  const language = useLanguage();
  return (
    <BlogPosts
      key={listPath(path, list.page)}
      list={list}
      path={path}
      // There the category's drawing, which many covers are, stands large at the head of the page.
      hasLead={wanted?.category === undefined}
      loadPage={async (next, after) => {
        try {
          return await loadPostList(browserApi, language, next, { ...wanted, after });
        } catch (error) {
          // The server knows where its posts are now.
          if (isRefused(error)) location.assign(path);
          throw error;
        }
      }}
      readPost={async (slug) => teaserOf(await browserApi.readPost(slug, language))}
    />
  );
}

interface ListFacts {
  type: "CollectionPage" | "ProfilePage";
  path: string;
  name: string;
  description: string;
  language: Language;
  posts: PostListPage["posts"];
}

/** A page that lists posts. */
export function listPageData(site: ThingSite, { type, path, posts, language, ...facts }: ListFacts): Thing {
  const items = posts.map(({ title, slug }) => ({ name: title, path: postPath(slug, language) }));
  const list = listData(site, items);
  return { "@type": type, url: site.origin + path, inLanguage: language, ...facts, mainEntity: list };
}
