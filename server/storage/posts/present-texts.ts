import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Block } from "#api/documents/block-tree.ts";
import type { Language } from "#i18n/languages.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { postRevisions, posts, postTranslations, translationStates } from "#server/storage/schema.ts";
import { withFindings } from "./stored-text.ts";

const keyColumns = {
  posts: ["id"],
  post_translations: ["post_id", "language"],
  post_revisions: ["post_id", "revision"],
} as const;

/** A text that readers read, or one that editors work on: earlier revisions are history. */
export interface PresentText {
  table: keyof typeof keyColumns;
  key: [postId: string, ...string[]];
  language: Language;
  blocks: Block[];
}

/** Those that show a stored picture. */
export function findTextsShowing(db: Queries, hash: string): Promise<PresentText[]> {
  return findPresentTexts(db, ({ pictures }) => sql`${hash} = any(${pictures})`);
}

/** The addresses of all links in a text. */
const hrefsIn = (blocks: PgColumn) =>
  sql`jsonb_path_query_array(${blocks}, '$.** ? (@.type == "link").attrs.href')`;

/** Those with a link to one of the addresses, as they are written. */
export function findTextsLinking(db: Queries, hrefs: readonly string[]): Promise<PresentText[]> {
  return findPresentTexts(db, ({ blocks }) => sql`${hrefsIn(blocks)} ?| ${sql.param(hrefs)}::text[]`);
}

async function findPresentTexts(
  db: Queries,
  isWanted: (columns: { blocks: PgColumn; pictures: PgColumn }) => SQL,
): Promise<PresentText[]> {
  const { postId, language } = postTranslations;
  const base = await db
    .select({ id: posts.id, language: posts.baseLanguage, blocks: posts.blocks })
    .from(posts)
    .where(isWanted(posts));
  const published = await db
    .select({ postId, language, blocks: postTranslations.blocks })
    .from(postTranslations)
    .where(isWanted(postTranslations));
  const { revision } = postRevisions;
  const worked = await db
    .select({
      postId: postRevisions.postId,
      revision,
      language: postRevisions.language,
      blocks: postRevisions.blocks,
    })
    .from(postRevisions)
    .innerJoin(
      translationStates,
      and(eq(translationStates.postId, postRevisions.postId), eq(translationStates.revision, revision)),
    )
    .where(isWanted(postRevisions));
  return [
    ...base.map(({ id, ...text }): PresentText => ({ table: "posts", key: [id], ...text })),
    ...published.map(({ postId: id, ...text }): PresentText => {
      return { table: "post_translations", key: [id, text.language], ...text };
    }),
    ...worked.map(({ postId: id, revision: number, ...text }): PresentText => {
      return { table: "post_revisions", key: [id, String(number)], ...text };
    }),
  ];
}

export async function updateText(db: Queries, { table, key, blocks }: PresentText): Promise<void> {
  const conditions = keyColumns[table].map(
    (column, index) => sql`${sql.identifier(column)}::text = ${key[index]}`,
  );
  const { plain, pictures: shown } = withFindings({ blocks });
  await db.execute(
    sql`update ${sql.identifier(table)} set content = ${JSON.stringify(blocks)}::jsonb, plain = ${plain}, pictures = ${sql.param(shown)}::text[]
      where ${sql.join(conditions, sql` and `)}`,
  );
}

/** Whoever has one of these posts open learns that it changed; pages are made anew. Call it in a transaction. */
export async function markTextsChanged(db: Queries, postIds: string[], now: Date): Promise<void> {
  await db.update(posts).set({ updatedAt: now }).where(inArray(posts.id, postIds));
  await bumpContentVersion(db);
}
