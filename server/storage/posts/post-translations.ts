import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { posts, postTranslations } from "#server/storage/schema.ts";
import { noNewerTexts } from "./posts.ts";
import { withFindings, type Findings, type StoredTranslation } from "./stored-text.ts";

export interface TranslationRow extends StoredTranslation {
  postId: string;
  language: Language;
}

/** Finds the parts of texts that lists leave out, by the post's id: for each post those of the wanted language. */
export async function findTexts(
  db: Queries,
  wanted: { id: string; language: Language }[],
): Promise<Map<string, Pick<StoredTranslation, "blocks" | "coverAlt">>> {
  if (wanted.length === 0) return new Map();
  const { postId, language, blocks, coverAlt } = postTranslations;
  const pairs = wanted.map((post) => and(eq(postId, post.id), eq(language, post.language)));
  const rows = await db
    .select({ postId, blocks, coverAlt })
    .from(postTranslations)
    .where(or(...pairs));
  const texts = new Map(rows.map((row) => [row.postId, { blocks: row.blocks, coverAlt: row.coverAlt }]));
  const missing = wanted.filter(({ id }) => !texts.has(id)).map(({ id }) => id);
  // Old posts without translations have their text among the base fields.
  const bare = await db.query.posts.findMany({
    columns: { id: true, blocks: true },
    where: inArray(posts.id, missing),
  });
  for (const post of bare) texts.set(post.id, { ...noNewerTexts, blocks: post.blocks });
  return texts;
}

/** At most one for a post and a language. */
export async function upsertTranslations(db: Queries, rows: TranslationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(postTranslations)
    .values(rows.map(withFindings))
    .onConflictDoUpdate({
      target: [postTranslations.postId, postTranslations.language],
      set: {
        title: sql`excluded.title`,
        summary: sql`excluded.summary`,
        blocks: sql`excluded.content`,
        plain: sql`excluded.plain`,
        pictures: sql`excluded.pictures`,
        slug: sql`excluded.slug`,
        coverAlt: sql`excluded.cover_alt`,
        coverRole: sql`excluded.cover_role`,
      } satisfies Record<keyof StoredTranslation | keyof Findings, unknown>,
    });
}

export async function removeTranslation(db: Queries, postId: string, language: Language): Promise<void> {
  await db
    .delete(postTranslations)
    .where(and(eq(postTranslations.postId, postId), eq(postTranslations.language, language)));
}
