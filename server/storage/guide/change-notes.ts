import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { isNotBinned } from "#server/storage/posts/binned-posts.ts";
import { isAbout, type PostOrPage } from "#server/storage/queries/post-or-page.ts";
import { changeNotes, guideDocuments, guideRevisions, postTranslations } from "#server/storage/schema.ts";

/** Each language of a post or a page has notes of its own. */
type NotedText = PostOrPage & { language: Language };

const isOfText = (text: NotedText) =>
  and(isAbout(changeNotes, text), eq(changeNotes.language, text.language));

/** The note that readers get with the draft; an empty one is removed. Call it in a transaction. */
export async function putPendingNote(db: Queries, text: NotedText, note: string): Promise<void> {
  await db.delete(changeNotes).where(and(isOfText(text), isNull(changeNotes.publishedAt)));
  if (note !== "") await db.insert(changeNotes).values({ ...text, note });
}

/** For a text that is gone, so that another one in its place tells nothing of it. */
export async function removeNotes(db: Queries, text: NotedText): Promise<void> {
  await db.delete(changeNotes).where(isOfText(text));
}

/** Readers are told nothing of a revision any more. */
export async function takeNoteBack(db: Queries, text: NotedText, revision: number): Promise<void> {
  await db.delete(changeNotes).where(and(isOfText(text), eq(changeNotes.revision, revision)));
}

/**
 * The notes that editors go on writing: that of a text's draft, else the one with which the revision was published that
 * they see.
 *
 * @param revisions by their languages
 */
export async function findWorkingNotes(
  db: Queries,
  of: PostOrPage,
  revisions: ReadonlyMap<Language, number>,
): Promise<Partial<Record<Language, string>>> {
  const { language, note, revision, publishedAt } = changeNotes;
  const rows = await db
    .select({ language, note, revision, publishedAt })
    .from(changeNotes)
    .where(isAbout(changeNotes, of));
  const pending = rows.filter((row) => !row.publishedAt);
  const said = rows.filter((row) => row.publishedAt && row.revision === revisions.get(row.language));
  return Object.fromEntries([...said, ...pending].map((row) => [row.language, row.note]));
}

/** With the revision it goes to the readers, in the place of what they were told of the same one. Call it in a transaction. */
export async function publishPendingNote(
  db: Queries,
  text: NotedText,
  { revision, now }: { revision: number; now: Date },
): Promise<void> {
  const isPending = and(isOfText(text), isNull(changeNotes.publishedAt));
  const [pending] = await db.select({ note: changeNotes.note }).from(changeNotes).where(isPending);
  if (!pending) return;
  const said = await db
    .update(changeNotes)
    .set(pending)
    .where(and(isOfText(text), eq(changeNotes.revision, revision)))
    .returning({ id: changeNotes.id });
  if (said.length > 0) await db.delete(changeNotes).where(isPending);
  else await db.update(changeNotes).set({ revision, publishedAt: now }).where(isPending);
}

/** For a revision with the words of the former one. */
export async function moveNote(
  db: Queries,
  text: NotedText,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await db
    .update(changeNotes)
    .set({ revision: to })
    .where(and(isOfText(text), eq(changeNotes.revision, from)));
}

/** A note that came with a post, or goes with it. */
export type CarriedNote = Pick<typeof changeNotes.$inferSelect, "language" | "note" | "publishedAt">;

/** The notes of posts, those of drafts last, by the posts' ids. */
export async function findCarriedNotes(db: Queries, postIds: string[]): Promise<Map<string, CarriedNote[]>> {
  const { postId, language, note, publishedAt } = changeNotes;
  const rows = await db
    .select({ postId, language, note, publishedAt })
    .from(changeNotes)
    .where(inArray(postId, postIds))
    .orderBy(publishedAt);
  const notes = rows.flatMap(({ postId: id, ...row }) => (id ? [{ ...row, postId: id }] : []));
  return Map.groupBy(notes, (note) => note.postId);
}

/** They take the place of all that the posts have, by the posts' ids. */
export async function replacePostNotes(
  db: Queries,
  notes: ReadonlyMap<string, CarriedNote[]>,
): Promise<void> {
  await db.delete(changeNotes).where(inArray(changeNotes.postId, [...notes.keys()]));
  const rows = [...notes].flatMap(([postId, some]) => some.map((note) => ({ ...note, postId })));
  if (rows.length > 0) await db.insert(changeNotes).values(rows);
}

export interface PublishedNote extends Pick<
  typeof changeNotes.$inferSelect,
  "id" | "postId" | "page" | "language" | "note"
> {
  publishedAt: Date;
  /** The one that the text has now. */
  title: string;
  /** A post's. */
  slug: string;
}

/**
 * The newest first, of texts that readers have, and that are not the release's.
 *
 * @param ofEach the most of one text
 */
export async function listPublishedNotes(db: Queries, ofEach: number): Promise<PublishedNote[]> {
  const { id, postId, page, language, note, publishedAt } = changeNotes;
  const title = sql<string>`coalesce(${postTranslations.title}, ${guideRevisions.document} #>> '{attrs,title}')`;
  const place = sql<number>`row_number() over (
    partition by ${postId}, ${page}, ${language} order by ${publishedAt} desc, ${id}
  )`;
  const ranked = db
    .select({
      id,
      postId,
      page,
      language,
      note,
      // Safe cast: rows without it are left out.
      publishedAt: sql<Date>`${publishedAt}`.mapWith(publishedAt).as("published_at"),
      title: title.as("title"),
      slug: sql<string>`coalesce(${postTranslations.slug}, '')`.as("slug"),
      place: place.as("place"),
    })
    .from(changeNotes)
    .leftJoin(
      postTranslations,
      and(eq(postTranslations.postId, postId), eq(postTranslations.language, language)),
    )
    .leftJoin(guideDocuments, and(eq(guideDocuments.page, page), eq(guideDocuments.language, language)))
    .leftJoin(
      guideRevisions,
      and(
        eq(guideRevisions.page, guideDocuments.page),
        eq(guideRevisions.language, guideDocuments.language),
        eq(guideRevisions.version, guideDocuments.version),
      ),
    )
    .where(
      and(
        isNotNull(publishedAt),
        or(isNotNull(guideDocuments.page), and(isNotNull(postTranslations.postId), isNotBinned(postId))),
      ),
    )
    .as("ranked");
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, ofEach))
    .orderBy(desc(ranked.publishedAt), ranked.id);
  return rows.map(({ place: _, ...row }) => row);
}
