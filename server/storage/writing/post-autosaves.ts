import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { replacing } from "#server/storage/queries/replacing.ts";
import { postAutosaves } from "#server/storage/schema.ts";
import { withFindings, type Findings } from "#server/storage/posts/stored-text.ts";

export type AutosaveRow = Omit<typeof postAutosaves.$inferSelect, keyof Findings>;

const { plain: _, pictures: __, ...autosaveColumns } = getTableColumns(postAutosaves);

/** Everybody's, the newest last. */
export async function findAutosaves(db: Queries, postId: string): Promise<AutosaveRow[]> {
  return db
    .select(autosaveColumns)
    .from(postAutosaves)
    .where(eq(postAutosaves.postId, postId))
    .orderBy(asc(postAutosaves.savedAt), asc(postAutosaves.language));
}

/** Takes the place of the person's former one. At most one for a language and a person. */
export async function upsertAutosaves(db: Queries, rows: AutosaveRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(postAutosaves)
    .values(rows.map(withFindings))
    .onConflictDoUpdate(
      replacing(postAutosaves, [postAutosaves.postId, postAutosaves.language, postAutosaves.savedBy]),
    );
}

export async function removeAutosaves(
  db: Queries,
  { postId, savedBy, languages }: { postId: string; savedBy: string; languages: Language[] },
): Promise<void> {
  const own = and(eq(postAutosaves.postId, postId), eq(postAutosaves.savedBy, savedBy));
  await db.delete(postAutosaves).where(and(own, inArray(postAutosaves.language, languages)));
}
