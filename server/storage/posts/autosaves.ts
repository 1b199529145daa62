import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { postAutosaves } from "#server/storage/schema.ts";
import { withFindings, type Findings } from "./stored-text.ts";

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
    .onConflictDoUpdate({
      target: [postAutosaves.postId, postAutosaves.language, postAutosaves.savedBy],
      set: {
        title: sql`excluded.title`,
        summary: sql`excluded.summary`,
        blocks: sql`excluded.content`,
        plain: sql`excluded.plain`,
        pictures: sql`excluded.pictures`,
        coverAlt: sql`excluded.cover_alt`,
        coverRole: sql`excluded.cover_role`,
        note: sql`excluded.note`,
        savedAt: sql`excluded.saved_at`,
        basedOn: sql`excluded.based_on`,
      } satisfies Record<keyof Omit<AutosaveRow & Findings, "postId" | "language" | "savedBy">, unknown>,
    });
}

export async function removeAutosaves(
  db: Queries,
  { postId, savedBy, languages }: { postId: string; savedBy: string; languages: Language[] },
): Promise<void> {
  const own = and(eq(postAutosaves.postId, postId), eq(postAutosaves.savedBy, savedBy));
  await db.delete(postAutosaves).where(and(own, inArray(postAutosaves.language, languages)));
}
