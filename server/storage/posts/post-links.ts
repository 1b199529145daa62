import { sql } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { postRevisions, posts, postTranslations, translationStates } from "#server/storage/schema.ts";

const href = sql.raw(`jsonb_path_query(content, '$.** ? (@.type == "link").attrs.href') #>> '{}'`);

export interface PostLink {
  postId: string;
  language: Language;
  title: string;
  href: string;
}

/** The links in the texts that readers read. */
export async function listPublishedLinks(db: Queries): Promise<PostLink[]> {
  const { rows } = await db.execute<Omit<PostLink, "postId"> & { post_id: string }>(sql`
    select distinct post_id, language, linking.title, href from (
      select post_id, language, title, ${href} as href from ${postTranslations}
      union all
      select id, base_language, title, ${href} from ${posts} where title <> ''
    ) linking join ${posts} on ${posts.id} = post_id where ${posts.isPublished} order by post_id, language, href
  `);
  return rows.map(({ post_id: postId, ...link }) => ({ ...link, postId }));
}

/** Each address that a link leads to, in texts that readers read or editors work on. */
export async function listLinkedAddresses(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ href: string }>(sql`
    select ${href} as href from ${postTranslations}
    union select ${href} from ${posts}
    union select ${href} from ${postRevisions} join ${translationStates} using (post_id, revision)
  `);
  return rows.map((row) => row.href);
}
