import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "#server/storage/database.ts";
import { postAutosaves, postRevisions } from "#server/storage/schema.ts";

/** Where the desk keeps texts that readers do not see: saves, and what is not saved yet. */
const places = {
  revisions: { table: postRevisions, key: [postRevisions.postId, postRevisions.revision] },
  autosaves: {
    table: postAutosaves,
    key: [postAutosaves.postId, postAutosaves.language, postAutosaves.savedBy],
  },
} as const;

export type TextPlace = keyof typeof places;

export const textPlaces: readonly TextPlace[] = ["revisions", "autosaves"];

export interface KeptText {
  /** As the place's key has it. */
  key: (string | number)[];
  content: string;
}

/** In the order of their keys, of posts in the bin too. @param after the key of the last one that is known */
export async function findKeptTexts(
  db: Queries,
  place: TextPlace,
  after: KeptText["key"] | null,
  limit: number,
): Promise<KeptText[]> {
  const { table, key } = places[place];
  const columns: readonly PgColumn[] = key;
  const from = sql.join([...columns], sql`, `);
  const isAfter = after && sql`(${from}) > (${sql.join(after.map(paramOf), sql`, `)})`;
  const rows = await db
    .select({ content: table.content, key: sql<KeptText["key"]>`jsonb_build_array(${from})` })
    .from(table as PgTable)
    .where(isAfter ?? undefined)
    .orderBy(...columns.map((column) => asc(column)))
    .limit(limit);
  return rows;
}

/** Unless somebody has written it anew meanwhile. */
export async function updateKeptText(
  db: Queries,
  place: TextPlace,
  { key: values, content: former }: KeptText,
  content: string,
): Promise<void> {
  const { table, key } = places[place];
  const columns: readonly PgColumn[] = key;
  const isIt: SQL[] = columns.map((column, index) => eq(column, values[index]));
  await db
    .update(table)
    .set({ content })
    .where(and(...isIt, eq(table.content, former)));
}

/** PostgreSQL compares rows by types, and takes a parameter for a text. */
function paramOf(value: string | number): SQL {
  return typeof value === "number" ? sql`${value}::integer` : sql`${value}::text`;
}
