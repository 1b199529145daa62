import { use, useMemo } from "react";
import { pageLoad } from "#app/api-context.ts";
import { RelatedPages } from "#app/site/parts/page/related-pages.tsx";
import { singleVariant } from "#api/post-html/picture-variants.ts";
import { blocksOf, loadPost } from "#app/site/posts/reading/load-post.ts";
import { hasForeignPicture } from "#app/site/posts/reading/post-body.ts";
import { PostArticle } from "#app/site/posts/reading/post-article.tsx";
import { describePost } from "#api/documents/plain-text.ts";
import { postKeywords } from "#app/site/posts/reading/post-keywords.ts";
import { loadAsDocument, movedForNow, movedPermanently } from "#app/redirects.ts";
import { PageMetadata, useCategoryCard } from "#app/site/metadata/page-metadata.tsx";
import { requireLanguage } from "#app/require-language.ts";
import { articleData, breadcrumbData, StructuredData } from "#app/site/metadata/structured-data.tsx";
import { sharingScript } from "#app/site/page-script/hydration-info.ts";
import { Unlisted } from "#app/site/metadata/unlisted.ts";
import { KeepButtons } from "#app/site/tools/shortlist/keep-buttons.tsx";
import { useOrigin } from "#app/site/metadata/use-origin.ts";
import { pagesForCategory } from "#content/facts/pages/guide-pages.ts";
import { pagePath, postPath } from "#i18n/addresses.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import { authorPath, authorSlug } from "#i18n/blog/author-address.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/post";

const load = pageLoad(async ({ api, params }) => {
  const language = requireLanguage(params["lang"]);
  const loaded = await loadPost(api, params["slug"], language);
  if (!loaded) throw movedForNow(pagePath("blog", language));
  const { slug } = loaded.post;
  if (slug !== params["slug"]) throw movedPermanently(postPath(slug, language));
  return loaded;
});

export const loader = load;

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const loaded = await load(args);
  const { post } = loaded;
  // A post that was downloaded with a former release has no blocks.
  if (!post.text || hasForeignPicture(blocksOf(post))) loadAsDocument(args.url);
  return loaded;
}

/** The preview of a post draws it too. */
export default function PostRoute({
  loaderData: { post, languagePaths, neighbours },
}: Pick<Route.ComponentProps, "loaderData">) {
  const language = useLanguage();
  const messages = useMessages();
  const category = useCategories().nameOf(post.category);
  const categoryCard = useCategoryCard(post.category);
  const blocks = useMemo(() => blocksOf(post), [post]);
  const title = post.searchTitle || post.title;
  const description = post.searchDescription || describePost(blocks) || post.summary;
  const picture = post.cover
    ? { ...singleVariant(post.cover), alt: post.coverAlt || post.title }
    : categoryCard;
  return (
    <>
      <PageMetadata
        title={`${title} | ${messages.site.name}`}
        description={description}
        keywords={postKeywords(messages.site.keywords, category, post.title, language)}
        paths={languagePaths}
        publishedIn={post.publishedIn}
        textLanguage={post.language}
        picture={picture}
        article={{
          author: post.author,
          published: post.createdAt,
          modified: post.updatedAt,
          section: category,
        }}
      />
      <PostData
        post={post}
        paths={languagePaths}
        title={title}
        description={description}
        picture={picture.path}
      />
      <script async type="module" src={sharingScript} fetchPriority="low" />
      <PostArticle
        key={post.id}
        post={post}
        blocks={blocks}
        address={useOrigin() + languagePaths[language]}
        neighbours={neighbours}
        act={<KeepPost post={post} />}
      />
      <RelatedPages pages={pagesForCategory(post.category)} />
    </>
  );
}

/** A preview is for nobody's plan. */
function KeepPost({
  post: { id, title, slugs, language },
}: Pick<Route.ComponentProps["loaderData"], "post">) {
  const page = useLanguage();
  if (use(Unlisted)) return null;
  return <KeepButtons things={[{ item: { id, title, slug: slugs[page], language } }]} />;
}

interface PostDataProps {
  post: Route.ComponentProps["loaderData"]["post"];
  paths: Route.ComponentProps["loaderData"]["languagePaths"];
  title: string;
  description: string;
  picture: string;
}

function PostData({ post, paths, title, description, picture }: PostDataProps) {
  const language = useLanguage();
  const { pages } = useMessages();
  const slug = authorSlug(post.author);
  return (
    <StructuredData
      things={(site) => [
        breadcrumbData(site, [
          { name: pages.home.name, path: pagePath("home", language) },
          { name: pages.blog.name, path: pagePath("blog", language) },
          { name: post.title, path: paths[language] },
        ]),
        articleData(site, {
          type: "BlogPosting",
          path: paths[post.language],
          language: post.language,
          title,
          description,
          picture,
          published: post.createdAt,
          modified: post.updatedAt,
          author: { name: post.author, path: slug === "" ? null : authorPath(slug, language) },
        }),
      ]}
    />
  );
}
