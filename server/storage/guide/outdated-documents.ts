import { and, eq } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { outdatedDocuments } from "#server/storage/schema.ts";
import type { DocumentPlace } from "./guide-documents.ts";

type OutdatedDocument = typeof outdatedDocuments.$inferSelect;

const isOutdated = ({ page, language }: DocumentPlace) =>
  and(eq(outdatedDocuments.page, page), eq(outdatedDocuments.language, language));

export function listOutdatedDocuments(db: Queries): Promise<OutdatedDocument[]> {
  return db.select().from(outdatedDocuments);
}

/** Null for a text that is up to date. */
export async function findOutdatedDocument(
  db: Queries,
  place: DocumentPlace,
): Promise<OutdatedDocument | null> {
  const [found] = await db.select().from(outdatedDocuments).where(isOutdated(place));
  return found ?? null;
}

/** A text that is outdated already stays so since its first change. */
export async function insertOutdatedDocument(db: Queries, row: OutdatedDocument): Promise<void> {
  await db.insert(outdatedDocuments).values(row).onConflictDoNothing();
}

export async function removeOutdatedDocument(db: Queries, place: DocumentPlace): Promise<void> {
  await db.delete(outdatedDocuments).where(isOutdated(place));
}
