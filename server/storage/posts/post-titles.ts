import { sql } from "drizzle-orm";
import type { PostTitles } from "#api/posts/post-titles.ts";
import { languages } from "#i18n/languages.ts";
import { posts, postTranslations } from "#server/storage/schema.ts";

/** The titles of the published texts of `posts`, as columns. */
export const postTitles = {
  title: sql<string>`coalesce(nullif(${posts.title}, ''), (
    select ${postTranslations.title} from ${postTranslations} where ${postTranslations.postId} = ${posts.id}
    order by array_position(${sql.param(languages)}::text[], ${postTranslations.language}) limit 1), '')`,
  titles: sql<PostTitles["titles"]>`(
    select coalesce(jsonb_object_agg(${postTranslations.language}, ${postTranslations.title}), '{}')
    from ${postTranslations} where ${postTranslations.postId} = ${posts.id} and ${postTranslations.title} <> '')`,
};
