import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { postAutosaves } from "#server/storage/schema.ts";

export type AutosaveRow = typeof postAutosaves.$inferSelect;

/** Everybody's, the newest last. */
export async function findAutosaves(db: Queries, postId: string): Promise<AutosaveRow[]> {
  return db
    .select()
    .from(postAutosaves)
    .where(eq(postAutosaves.postId, postId))
    .orderBy(asc(postAutosaves.savedAt), asc(postAutosaves.language));
}

/** Takes the place of the person's former one. At most one for a language and a person. */
export async function upsertAutosaves(db: Queries, rows: AutosaveRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(postAutosaves)
    .values(rows)
    .onConflictDoUpdate({
      target: [postAutosaves.postId, postAutosaves.language, postAutosaves.savedBy],
      set: {
        title: sql`excluded.title`,
        summary: sql`excluded.summary`,
        blocks: sql`excluded.content`,
        coverAlt: sql`excluded.cover_alt`,
        coverRole: sql`excluded.cover_role`,
        savedAt: sql`excluded.saved_at`,
        basedOn: sql`excluded.based_on`,
      } satisfies Record<keyof Omit<AutosaveRow, "postId" | "language" | "savedBy">, unknown>,
    });
}

export async function removeAutosaves(
  db: Queries,
  { postId, savedBy, languages }: { postId: string; savedBy: string; languages: Language[] },
): Promise<void> {
  const own = and(eq(postAutosaves.postId, postId), eq(postAutosaves.savedBy, savedBy));
  await db.delete(postAutosaves).where(and(own, inArray(postAutosaves.language, languages)));
}
