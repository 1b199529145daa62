import { and, eq, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Block } from "#api/documents/block-tree.ts";
import type { Picture } from "#api/posts/posts.ts";
import { bumpContentVersion } from "#server/storage/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { withFindings } from "#server/storage/posts/stored-text.ts";
import {
  pictures,
  postRevisions,
  posts,
  postTranslations,
  translationStates,
} from "#server/storage/schema.ts";

/** The posts whose cover a picture is. */
export async function findPostsCoveredBy(db: Queries, hash: string): Promise<string[]> {
  const found = await db.select({ id: posts.id }).from(posts).where(eq(posts.cover, hash));
  return found.map(({ id }) => id);
}

/** The texts of posts that readers read, and those that editors work on: earlier revisions are history. */
export async function findTextsWith(
  db: Queries,
  hash: string,
): Promise<{ table: TextTable; key: string[]; blocks: Block[] }[]> {
  const isShown = (shown: PgColumn) => sql`${hash} = any(${shown})`;
  const base = await db
    .select({ id: posts.id, blocks: posts.blocks })
    .from(posts)
    .where(isShown(posts.pictures));
  const published = await db
    .select({
      postId: postTranslations.postId,
      language: postTranslations.language,
      blocks: postTranslations.blocks,
    })
    .from(postTranslations)
    .where(isShown(postTranslations.pictures));
  const worked = await db
    .select({
      postId: postRevisions.postId,
      revision: postRevisions.revision,
      blocks: postRevisions.blocks,
    })
    .from(postRevisions)
    .innerJoin(
      translationStates,
      and(
        eq(translationStates.postId, postRevisions.postId),
        eq(translationStates.revision, postRevisions.revision),
      ),
    )
    .where(isShown(postRevisions.pictures));
  return [
    ...base.map(({ id, blocks }) => ({ table: "posts" as const, key: [id], blocks })),
    ...published.map(({ postId, language, blocks }) => ({
      table: "post_translations" as const,
      key: [postId, language],
      blocks,
    })),
    ...worked.map(({ postId, revision, blocks }) => ({
      table: "post_revisions" as const,
      key: [postId, String(revision)],
      blocks,
    })),
  ];
}

type TextTable = "posts" | "post_translations" | "post_revisions";

const keyColumns: Record<TextTable, string[]> = {
  posts: ["id"],
  post_translations: ["post_id", "language"],
  post_revisions: ["post_id", "revision"],
};

export async function updateText(
  db: Queries,
  { table, key, blocks }: Awaited<ReturnType<typeof findTextsWith>>[number],
): Promise<void> {
  const conditions = keyColumns[table].map(
    (column, index) => sql`${sql.identifier(column)}::text = ${key[index]}`,
  );
  const { plain, pictures: shown } = withFindings({ blocks });
  await db.execute(
    sql`update ${sql.identifier(table)} set content = ${JSON.stringify(blocks)}::jsonb, plain = ${plain}, pictures = ${sql.param(shown)}::text[]
      where ${sql.join(conditions, sql` and `)}`,
  );
}

/** Covers, and what the posts show in their texts; whoever has one of them open learns that it changed. */
export async function replaceUses(
  db: Queries,
  { from, to, postIds, now }: { from: string; to: string; postIds: string[]; now: Date },
): Promise<void> {
  if (postIds.length === 0) return;
  await db.update(posts).set({ cover: to }).where(eq(posts.cover, from));
  await db.update(posts).set({ updatedAt: now }).where(inArray(posts.id, postIds));
  await bumpContentVersion(db);
}

export async function findPictureSize(
  db: Queries,
  hash: string,
): Promise<(Picture & { isAnimated: boolean }) | null> {
  const { width, height, isAnimated } = pictures;
  const [found] = await db
    .select({ hash: pictures.hash, width, height, isAnimated })
    .from(pictures)
    .where(eq(pictures.hash, hash));
  return found ?? null;
}
