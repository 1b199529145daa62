import { and, asc, eq } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { replacing } from "#server/storage/queries/replacing.ts";
import { guideAutosaves } from "#server/storage/schema.ts";
import type { DocumentPlace } from "#server/storage/guide/guide-documents.ts";

type Autosave = typeof guideAutosaves.$inferSelect;

const isAutosaveOf = ({ page, language }: DocumentPlace) =>
  and(eq(guideAutosaves.page, page), eq(guideAutosaves.language, language));

/** Everybody's, the newest last. */
export async function findPageAutosaves(db: Queries, place: DocumentPlace): Promise<Autosave[]> {
  return db.select().from(guideAutosaves).where(isAutosaveOf(place)).orderBy(asc(guideAutosaves.savedAt));
}

/** Takes the place of the person's former one. */
export async function upsertPageAutosave(db: Queries, row: Autosave): Promise<void> {
  const { page, language, savedBy } = guideAutosaves;
  await db
    .insert(guideAutosaves)
    .values(row)
    .onConflictDoUpdate(replacing(guideAutosaves, [page, language, savedBy]));
}

export async function removePageAutosave(db: Queries, place: DocumentPlace, savedBy: string): Promise<void> {
  await db.delete(guideAutosaves).where(and(isAutosaveOf(place), eq(guideAutosaves.savedBy, savedBy)));
}
