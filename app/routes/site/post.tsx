import { pageLoad } from "#app/api-context.ts";
import { categoryLabel } from "#app/features/posts/category-label.ts";
import { singleVariant } from "#app/features/posts/cover-variants.ts";
import { loadPost } from "#app/features/posts/load-post.ts";
import { PostArticle } from "#app/features/posts/post-article.tsx";
import { describePost } from "#app/features/posts/post-description.ts";
import { postKeywords } from "#app/features/posts/post-keywords.ts";
import { movedForNow, movedPermanently } from "#app/moved.ts";
import { PageMetadata } from "#app/page-metadata.tsx";
import { requireLanguage } from "#app/require-language.ts";
import { pagePath, postPath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/post";

const load = pageLoad(async ({ api, params }) => {
  const language = requireLanguage(params.lang);
  const loaded = await loadPost(api, params.slug, language);
  if (!loaded) throw movedForNow(pagePath("blog", language));
  const { slug } = loaded.post;
  if (slug !== params.slug) throw movedPermanently(postPath(slug, language));
  return loaded;
});

export const loader = load;
export const clientLoader = load;

export default function PostRoute({ loaderData: { post, languagePaths } }: Route.ComponentProps) {
  const language = useLanguage();
  const messages = useMessages();
  const category = categoryLabel(post.category, messages);
  return (
    <>
      <PageMetadata
        title={`${post.title} | ${messages.site.name}`}
        description={describePost(post.content) || post.summary}
        keywords={postKeywords(messages.site.keywords, category, post.title, language)}
        paths={languagePaths}
        picture={post.cover && singleVariant(post.cover)}
        article={{
          author: post.author,
          published: post.createdAt,
          modified: post.updatedAt,
          section: category,
        }}
      />
      <PostArticle key={post.id} post={post} />
    </>
  );
}
