import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Block } from "#api/documents/block-tree.ts";
import type { Queries } from "#server/storage/database.ts";
import { postAutosaves, postRevisions, posts, postTranslations } from "#server/storage/schema.ts";
import { withFindings } from "./stored-text.ts";

/** Where texts are: those that readers see, saves, and what is not saved yet. */
const places = {
  posts: { table: posts, key: [posts.id] },
  translations: { table: postTranslations, key: [postTranslations.postId, postTranslations.language] },
  revisions: { table: postRevisions, key: [postRevisions.postId, postRevisions.revision] },
  autosaves: {
    table: postAutosaves,
    key: [postAutosaves.postId, postAutosaves.language, postAutosaves.savedBy],
  },
} as const;

export type TextPlace = keyof typeof places;

export const textPlaces: readonly TextPlace[] = ["posts", "translations", "revisions", "autosaves"];

export interface StoredText {
  /** The values of the place's key; the post's id is the first. */
  key: [string, ...(string | number)[]];
  blocks: Block[];
  /** A former release stored it, as HTML. */
  isHtml: boolean;
  /** The digest of the stored text. */
  digest: string;
}

/** The texts in the order of their keys, of posts in the bin too. @param after the key of the last one that is known */
export async function findStoredTexts(
  db: Queries,
  place: TextPlace,
  after: StoredText["key"] | null,
  limit: number,
): Promise<StoredText[]> {
  const { table, key } = places[place];
  const columns: readonly PgColumn[] = key;
  const from = sql.join([...columns], sql`, `);
  const isAfter = after && sql`(${from}) > (${sql.join(after.map(paramOf), sql`, `)})`;
  return db
    .select({
      key: sql<StoredText["key"]>`jsonb_build_array(${from})`,
      blocks: table.blocks,
      isHtml: sql<boolean>`jsonb_typeof(${table.blocks}) = 'string'`,
      digest: digestOf(table.blocks),
    })
    .from(table as PgTable)
    .where(isAfter ?? undefined)
    .orderBy(...columns.map((column) => asc(column)))
    .limit(limit);
}

/** Unless somebody has written it anew meanwhile. Call it in a transaction. */
export async function updateStoredText(
  db: Queries,
  place: TextPlace,
  { key: values, digest }: StoredText,
  blocks: Block[],
): Promise<void> {
  const { table, key } = places[place];
  const columns: readonly PgColumn[] = key;
  const isIt: SQL[] = columns.map((column, index) => eq(column, values[index]));
  await db
    .update(table)
    .set(withFindings({ blocks }))
    .where(and(...isIt, eq(digestOf(table.blocks), digest)));
}

function digestOf(blocks: PgColumn): SQL<string> {
  return sql<string>`md5(${blocks}::text)`;
}

/** PostgreSQL compares rows by types, and takes a parameter for a text. */
function paramOf(value: string | number): SQL {
  return typeof value === "number" ? sql`${value}::integer` : sql`${value}::text`;
}
