import { pageLoad } from "#app/api-context.ts";
import { movedPermanently } from "#app/redirects.ts";
import { notFound, requireLanguage } from "#app/require-language.ts";
import { Breadcrumbs } from "#app/site/parts/breadcrumbs.tsx";
import { PageMetadata, socialCard } from "#app/site/page-metadata.tsx";
import { CategoryLinks } from "#app/site/posts/list/category-links.tsx";
import { listPath } from "#app/site/posts/list/list-address.ts";
import { ListHead } from "#app/site/posts/list/list-head.tsx";
import { loadPostList } from "#app/site/posts/list/load-post-list.ts";
import { breadcrumbData, StructuredData } from "#app/site/structured-data.tsx";
import { loadCategoryIntro } from "#content/loading/load-category-intro.ts";
import { pagePath } from "#i18n/addresses.ts";
import { categoryAt, categoryFeedPath, categoryPath } from "#i18n/blog/category-addresses.ts";
import { byLanguage } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/category";
import { ListedPosts, listPageData, requirePage } from "./list-page.tsx";

const load = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  const category = categoryAt(params["category"]);
  if (category === null) throw notFound();
  const path = categoryPath(category, language);
  if (url.pathname !== path) throw movedPermanently(path + url.search);
  const page = requirePage(url, path);
  const [list, counts, intro] = await Promise.all([
    loadPostList(api, language, page, { category }),
    api.listCategories(),
    loadCategoryIntro(category, language),
  ]);
  if (page > 1 && list.posts.length === 0) throw notFound();
  const languagePaths = byLanguage((each) => listPath(categoryPath(category, each), page));
  return { category, intro, list, counts, languagePaths };
});

export const loader = load;
export const clientLoader = load;

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { category, intro, list, counts, languagePaths } = loaderData;
  const language = useLanguage();
  const { blog, categories, pages, site } = useMessages();
  const name = categories[category];
  const path = categoryPath(category, language);
  const title = list.page === 1 ? name : `${name} – ${blog.page(list.page)}`;
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: pages.blog.name, path: pagePath("blog", language) },
    { name, path },
  ];
  return (
    <>
      <PageMetadata
        title={`${title} – ${blog.title} | ${site.name}`}
        description={intro}
        keywords={[...site.keywords, name]}
        paths={languagePaths}
        picture={socialCard(`categories/${category.toLowerCase()}`, name)}
        feed={{ title: `${name} – ${site.name}`, path: categoryFeedPath(category, language) }}
      />
      <StructuredData
        things={(thingSite) => [
          breadcrumbData(thingSite, crumbs),
          listPageData(thingSite, {
            type: "CollectionPage",
            path: languagePaths[language],
            name,
            description: intro,
            language,
            posts: list.posts,
          }),
        ]}
      />
      <ListHead title={title} crumbs={<Breadcrumbs crumbs={crumbs} />} picture={category}>
        <p>{intro}</p>
      </ListHead>
      <ListedPosts path={path} list={list} wanted={{ category }} />
      <CategoryLinks counts={counts} current={category} isAtEnd />
    </>
  );
}
