import type { ApiClient } from "#api/client.ts";
import { ApiError } from "#api/errors/errors.ts";
import { isCategory } from "#api/posts/categories.ts";
import { pageLoad } from "#app/api-context.ts";
import { loadAsDocument, movedPermanently } from "#app/redirects.ts";
import { notFound, requireLanguage } from "#app/require-language.ts";
import { Breadcrumbs } from "#app/site/parts/page/breadcrumbs.tsx";
import { loadedDetails } from "#app/site/parts/use-site-details.ts";
import { PageMetadata, useCategoryCard } from "#app/site/metadata/page-metadata.tsx";
import { CategoryLinks } from "#app/site/posts/list/category-links.tsx";
import { listPath } from "#app/site/posts/list/list-address.ts";
import { ListHead } from "#app/site/posts/list/list-head.tsx";
import { isRefused, loadPostList } from "#app/site/posts/list/load-post-list.ts";
import { breadcrumbData, StructuredData } from "#app/site/metadata/structured-data.tsx";
import { loadCategoryIntro } from "#content/loading/load-category-intro.ts";
import { pagePath } from "#i18n/addresses.ts";
import { categoryAt, categoryPath, type SiteCategories } from "#i18n/blog/category-addresses.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import { byLanguage, type Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/category";
import { ListedPosts, listPageData, requirePage } from "./list-page.tsx";

/** The categories are a part of what the root has asked for. */
function loadBy(readCategories: (api: ApiClient, language: Language) => Promise<SiteCategories>) {
  return pageLoad(async ({ api, params, url }) => {
    const language = requireLanguage(params["lang"]);
    const categories = await readCategories(api, language);
    const category = categoryAt(params["category"], categories);
    if (category === null) throw missing(url, categories);
    const path = categoryPath(category, language, categories);
    if (url.pathname !== path) throw movedPermanently(path + url.search);
    const page = requirePage(url, path);
    const [list, counts, intro, own] = await Promise.all([
      loadPostList(api, language, page, { category }).catch((error: unknown) => {
        throw isRefused(error) ? missing(url, categories) : error;
      }),
      api.listCategories(),
      isCategory(category) ? loadCategoryIntro(category, language) : null,
      // While the categories are those that come with the site, the owner has written none.
      categories ? api.readCategoryIntro(category, language) : null,
    ]);
    if (page > 1 && list.posts.length === 0) throw notFound();
    const languagePaths = byLanguage((each) => listPath(categoryPath(category, each, categories), page));
    return { category, intro, ...(own !== null && { own }), list, counts, languagePaths };
  });
}

/** One may have been made, or removed, since the browser has got the categories: its document is asked for. */
function missing(url: URL, categories: SiteCategories) {
  if (typeof document !== "undefined") loadAsDocument(url);
  return categories === null ? new ApiError(503, "unavailable", "they could not be read") : notFound();
}

export const loader = loadBy(async (api, language) => (await api.readSiteDetails(language)).categories);
export const clientLoader = loadBy(async () => loadedDetails()?.categories);

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { category, list, counts, languagePaths } = loaderData;
  const language = useLanguage();
  const { blog, categories, pages, site } = useMessages();
  const { nameOf, langOf, pathOf } = useCategories();
  const [name, lang] = [nameOf(category), langOf(category)];
  const path = pathOf(category) ?? pagePath("blog", language);
  // The site's words on one of its categories stand under the site's name for it alone.
  const released = isCategory(category) && name === categories[category] ? loaderData.intro : null;
  const intro = loaderData.own ?? released;
  const description = intro ?? blog.postsIn(name);
  const title = list.page === 1 ? name : `${name} – ${blog.page(list.page)}`;
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: pages.blog.name, path: pagePath("blog", language) },
    { name, path, lang },
  ];
  return (
    <>
      <PageMetadata
        title={`${title} – ${blog.title} | ${site.name}`}
        description={description}
        keywords={[...site.keywords, name]}
        paths={languagePaths}
        picture={useCategoryCard(category)}
        feed={{ title: `${name} – ${site.name}`, path: `${path}/feed.xml` }}
      />
      <StructuredData
        things={(thingSite) => [
          breadcrumbData(thingSite, crumbs),
          listPageData(thingSite, {
            type: "CollectionPage",
            path: languagePaths[language],
            name,
            description,
            language,
            posts: list.posts,
          }),
        ]}
      />
      <ListHead title={title} lang={lang} crumbs={<Breadcrumbs crumbs={crumbs} />} category={category}>
        {intro !== null && <p>{intro}</p>}
      </ListHead>
      <ListedPosts path={path} list={list} wanted={{ category }} />
      <CategoryLinks counts={counts} current={category} isAtEnd />
    </>
  );
}
