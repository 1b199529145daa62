import type { Author } from "#api/blog/authors.ts";
import { describePost } from "#api/documents/plain-text.ts";
import { pageLoad } from "#app/api-context.ts";
import { movedPermanently } from "#app/redirects.ts";
import { notFound, requireLanguage } from "#app/require-language.ts";
import { Breadcrumbs } from "#app/site/parts/page/breadcrumbs.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { AuthorLines, AuthorMark } from "#app/site/posts/list/author-head.tsx";
import { CategoryLinks } from "#app/site/posts/list/category-links.tsx";
import { listPath } from "#app/site/posts/list/list-address.ts";
import { ListHead } from "#app/site/posts/list/list-head.tsx";
import { loadPostList } from "#app/site/posts/list/load-post-list.ts";
import { breadcrumbData, personData, StructuredData } from "#app/site/metadata/structured-data.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { authorPath } from "#i18n/blog/author-address.ts";
import { byLanguage, type Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/author";
import { ListedPosts, listPageData, requirePage } from "./list-page.tsx";

const load = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  // Without a published post there is none, and the page is not found.
  const author = await api.readAuthor(params["author"] ?? "", language);
  const path = authorPath(author.slug, language);
  if (url.pathname !== path) throw movedPermanently(path + url.search);
  const page = requirePage(url, path);
  const list = await loadPostList(api, language, page, { author: author.slug });
  if (page > 1 && list.posts.length === 0) throw notFound();
  const languagePaths = byLanguage((each) => listPath(authorPath(author.slug, each), page));
  return { author, list, languagePaths };
});

export const loader = load;
export const clientLoader = load;

export default function AuthorRoute({ loaderData: { author, list, languagePaths } }: Route.ComponentProps) {
  const language = useLanguage();
  const { blog, pages, site } = useMessages();
  const { name, slug, posts, categories, profile } = author;
  const path = authorPath(slug, language);
  const title = list.page === 1 ? name : `${name} – ${blog.page(list.page)}`;
  const count = blog.authorPosts(posts);
  const description = describe(author, list.page, language) ?? `${name}: ${count}`;
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: pages.blog.name, path: pagePath("blog", language) },
    { name, path },
  ];
  return (
    <>
      <PageMetadata
        title={`${list.page === 1 ? blog.postsBy(name) : title} | ${site.name}`}
        description={description}
        keywords={[...site.keywords, name]}
        paths={languagePaths}
      />
      <StructuredData
        things={(thingSite) => [
          breadcrumbData(thingSite, crumbs),
          {
            ...listPageData(thingSite, {
              type: "ProfilePage",
              path: languagePaths[language],
              name: blog.postsBy(name),
              description,
              language,
              posts: list.posts,
            }),
            mainEntity: personData(thingSite, { name, path, ...(profile && { profile }) }),
          },
        ]}
      />
      <ListHead
        title={title}
        crumbs={<Breadcrumbs crumbs={crumbs} />}
        mark={<AuthorMark name={name} picture={profile?.picture} />}
      >
        {profile && <AuthorLines profile={profile} />}
        <p>{count}</p>
        <CategoryLinks counts={categories} isUncounted />
      </ListHead>
      <ListedPosts path={path} list={list} wanted={{ author: slug }} />
    </>
  );
}

/** The lines, where there are some in the page's language; further pages of the list have a description of their own. */
function describe({ profile }: Author, page: number, language: Language): string | null {
  if (page > 1 || !profile?.lines || profile.language !== language) return null;
  return describePost([{ type: "text", text: profile.lines }]);
}
