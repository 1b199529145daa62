import { and, eq, inArray, or } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { replacing } from "#server/storage/queries/replacing.ts";
import { posts, postTranslations } from "#server/storage/schema.ts";
import { noText } from "./revisions.ts";
import { withFindings, type StoredTranslation } from "./stored-text.ts";

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
  for (const post of bare) texts.set(post.id, { ...noText, blocks: post.blocks });
  return texts;
}

/** At most one for a post and a language. */
export async function upsertTranslations(db: Queries, rows: TranslationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(postTranslations)
    .values(rows.map(withFindings))
    .onConflictDoUpdate(replacing(postTranslations, [postTranslations.postId, postTranslations.language]));
}

export async function removeTranslation(db: Queries, postId: string, language: Language): Promise<void> {
  await db
    .delete(postTranslations)
    .where(and(eq(postTranslations.postId, postId), eq(postTranslations.language, language)));
}
