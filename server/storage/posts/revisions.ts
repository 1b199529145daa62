import { and, desc, eq, getTableColumns, inArray, max, notExists, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { keysOf } from "#i18n/typed-keys.ts";
import type { Queries } from "#server/storage/database.ts";
import { postAutosaves, postRevisions, postTranslations, translationStates } from "#server/storage/schema.ts";
import { withFindings, type StoredTranslation } from "./stored-text.ts";

/** A text as it is written; its slug is made when it is published. */
export type RevisionText = Omit<StoredTranslation, "slug">;

/** A text in which nothing is written. */
export const noText: RevisionText = {
  title: "",
  summary: "",
  blocks: [],
  coverAlt: "",
  coverRole: "",
  searchTitle: "",
  searchDescription: "",
  address: "",
};

const written = keysOf(noText);

export function textOf(text: RevisionText): RevisionText {
  return mergedText(text, noText);
}

/** A text with what is left out of it as it was. */
export function mergedText(
  text: { [Name in keyof RevisionText]?: RevisionText[Name] | undefined },
  former: RevisionText,
): RevisionText {
  // Safe cast: the names are those of a text.
  return Object.fromEntries(
    written.map((name) => [name, text[name] ?? former[name]]),
  ) as unknown as RevisionText;
}

export interface Revision extends RevisionText {
  postId: string;
  /** From 1, counted over all languages of the post. */
  revision: number;
  language: Language;
  savedAt: Date;
  savedBy: string | null;
}

/** Call it in a transaction that holds the lock on writes of posts. @returns the number that it gets */
export async function insertRevision(db: Queries, text: Omit<Revision, "revision">): Promise<number> {
  const [last] = await db
    .select({ revision: max(postRevisions.revision) })
    .from(postRevisions)
    .where(eq(postRevisions.postId, text.postId));
  const revision = (last?.revision ?? 0) + 1;
  await db.insert(postRevisions).values(withFindings({ ...text, revision }));
  return revision;
}

const { plain: _, pictures: __, ...revisionColumns } = getTableColumns(postRevisions);

/** @param unlessPublished gives null also for a text that readers have: it is compared where it lies, as most are long and published */
export async function findRevision(
  db: Queries,
  { postId, revision }: Pick<Revision, "postId" | "revision">,
  { unlessPublished = false } = {},
): Promise<Revision | null> {
  const same = (["postId", "language", ...written] as const).map((name) =>
    eq(postTranslations[name], postRevisions[name]),
  );
  const published = db.select({ language: postTranslations.language }).from(postTranslations);
  const [found] = await db
    .select(revisionColumns)
    .from(postRevisions)
    .where(
      and(
        eq(postRevisions.postId, postId),
        eq(postRevisions.revision, revision),
        unlessPublished ? notExists(published.where(and(...same))) : undefined,
      ),
    );
  return found ?? null;
}

/** Title and summary of the texts that editors work on, of these posts. */
export async function findWorkingTexts(
  db: Queries,
  postIds: string[],
): Promise<Pick<Revision, "postId" | "language" | "title" | "summary">[]> {
  if (postIds.length === 0) return [];
  const { postId, language, title, summary, revision } = postRevisions;
  return db
    .select({ postId, language, title, summary })
    .from(postRevisions)
    .innerJoin(
      translationStates,
      and(eq(translationStates.postId, postId), eq(translationStates.revision, revision)),
    )
    .where(inArray(postId, postIds));
}

/** Without their texts, the newest first. */
export async function findRevisions(
  db: Queries,
  postId: string,
): Promise<Pick<Revision, "revision" | "language" | "title" | "savedAt" | "savedBy">[]> {
  const { revision, language, title, savedAt, savedBy } = postRevisions;
  return db
    .select({ revision, language, title, savedAt, savedBy })
    .from(postRevisions)
    .where(eq(postRevisions.postId, postId))
    .orderBy(desc(revision));
}

/** The pictures in all revisions and autosaves of these posts: they stay as long as one of those can be restored. */
export async function findRevisionPictures(
  db: Queries,
  postIds: string[],
): Promise<{ postId: string; hash: string }[]> {
  if (postIds.length === 0) return [];
  const picturesOf = (table: typeof postRevisions | typeof postAutosaves) => {
    const hash = sql<string>`unnest(${table.pictures})`.as("hash");
    return db.select({ postId: table.postId, hash }).from(table).where(inArray(table.postId, postIds));
  };
  return union(picturesOf(postRevisions), picturesOf(postAutosaves));
}
