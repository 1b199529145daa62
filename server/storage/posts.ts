import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Picture } from "#api/media.ts";
import type { PostListQuery, Translation, TranslationSummary, WholePost } from "#api/posts.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { Queries } from "./database.ts";
import { pictures, postPictures, posts, postSlugs, postTranslations } from "./schema.ts";

/** A post as lists need it: whole, but without the texts' content. */
export type ListedPost = Omit<WholePost, "content" | "coverAlt" | "translations"> & {
  translations: Partial<Record<Language, TranslationSummary>>;
};

export interface PostRow {
  id: string;
  author: string;
  category: string;
  cover: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Base fields of a post that came from the old server without translations. */
export type BaseFields = Omit<Translation, "coverAlt">;

const coverPicture = { columns: { hash: true, width: true, height: true } } as const;

const newestFirst = [desc(posts.createdAt), desc(posts.id)];

/** Lists posts, the newest first, without their content. */
export async function findPosts(
  db: Queries,
  { limit, before, skip, category }: PostListQuery,
): Promise<ListedPost[]> {
  const rows = await db.query.posts.findMany({
    columns: { content: false },
    with: { coverPicture, translations: { columns: { content: false, coverAlt: false } } },
    where: and(
      before === undefined ? undefined : lt(posts.createdAt, new Date(before)),
      category === undefined ? undefined : eq(posts.category, category),
    ),
    orderBy: newestFirst,
    ...(limit === undefined ? {} : { limit }),
    ...(skip === undefined ? {} : { offset: skip }),
  });
  return rows.map((row) => fromRow(row, ({ title, summary, slug }) => ({ title, summary, slug })));
}

/** Lists the newest posts whole. */
export async function findNewestWholePosts(db: Queries, limit: number): Promise<WholePost[]> {
  const rows = await db.query.posts.findMany({
    with: { coverPicture, translations: true },
    orderBy: newestFirst,
    limit,
  });
  return rows.map(wholeFromRow);
}

/** Finds a whole post by its id, or null. */
export async function findPost(db: Queries, id: string): Promise<WholePost | null> {
  const row = await db.query.posts.findFirst({
    with: { coverPicture, translations: true },
    where: eq(posts.id, id),
  });
  return row ? wholeFromRow(row) : null;
}

/**
 * Finds the post to which a slug belongs or once belonged, in any language.
 *
 * @param preferred languages in whose slugs to look first, when several posts have the same slug
 */
export async function findPostIdBySlug(
  db: Queries,
  slug: string,
  preferred: Language[],
): Promise<string | null> {
  const found = await db.select().from(postSlugs).where(eq(postSlugs.slug, slug));
  const order = [...preferred, ...languages];
  found.sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language));
  return found[0]?.postId ?? null;
}

/** The slugs in a language that are `base` or begin with `base-`, of other posts than the given one. */
export async function findTakenSlugs(
  db: Queries,
  language: Language,
  base: string,
  postId: string,
): Promise<string[]> {
  const rows = await db
    .select({ slug: postSlugs.slug })
    .from(postSlugs)
    .where(
      and(
        eq(postSlugs.language, language),
        // An old post's slug may hold any character, so no pattern is made of it.
        sql`(${postSlugs.slug} = ${base} or starts_with(${postSlugs.slug}, ${`${base}-`}))`,
        sql`${postSlugs.postId} <> ${postId}`,
      ),
    );
  return rows.map(({ slug }) => slug);
}

/** Makes the writers of posts wait for one another until the transaction ends: slugs and shared pictures need it. */
export async function lockPostWrites(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(52110003)`);
}

export async function insertPost(db: Queries, row: PostRow & Partial<BaseFields>): Promise<void> {
  await db.insert(posts).values(row);
}

export async function updatePost(
  db: Queries,
  { id, ...row }: Partial<PostRow & BaseFields> & { id: string },
): Promise<void> {
  await db.update(posts).set(row).where(eq(posts.id, id));
}

/** Whether there was such a post to remove. */
export async function removePost(db: Queries, id: string): Promise<boolean> {
  const removed = await db.delete(posts).where(eq(posts.id, id)).returning({ id: posts.id });
  return removed.length > 0;
}

export async function upsertTranslation(
  db: Queries,
  postId: string,
  language: Language,
  translation: Translation,
): Promise<void> {
  await db
    .insert(postTranslations)
    .values({ postId, language, ...translation })
    .onConflictDoUpdate({ target: [postTranslations.postId, postTranslations.language], set: translation });
}

export async function removeTranslation(db: Queries, postId: string, language: Language): Promise<void> {
  await db
    .delete(postTranslations)
    .where(and(eq(postTranslations.postId, postId), eq(postTranslations.language, language)));
}

/** Makes a slug lead to the post from now on; one that already does stays. */
export async function insertSlug(
  db: Queries,
  postId: string,
  language: Language,
  slug: string,
): Promise<void> {
  await db.insert(postSlugs).values({ postId, language, slug }).onConflictDoNothing();
}

/** Remembers which stored pictures a post's texts show; hashes that are no stored picture are passed over. */
export async function replacePostPictures(db: Queries, postId: string, hashes: string[]): Promise<void> {
  await db.delete(postPictures).where(eq(postPictures.postId, postId));
  if (hashes.length === 0) return;
  const stored = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(inArray(pictures.hash, hashes));
  if (stored.length > 0) await db.insert(postPictures).values(stored.map(({ hash }) => ({ postId, hash })));
}

interface JoinedRow extends PostRow {
  coverPicture: Picture | null;
  translations: { language: Language }[];
}

interface WholeRow extends JoinedRow, BaseFields {
  translations: (Translation & { language: Language })[];
}

function wholeFromRow(row: WholeRow): WholePost {
  const post = fromRow(row, ({ title, summary, content, slug, coverAlt }) => ({
    title,
    summary,
    content,
    slug,
    coverAlt,
  }));
  return { ...post, coverAlt: "" };
}

function fromRow<R extends JoinedRow, U>(row: R, pick: (translation: R["translations"][number]) => U) {
  const { coverPicture: cover, createdAt, updatedAt, translations, ...rest } = row;
  return {
    ...rest,
    cover,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    // Object.fromEntries forgets that the keys are languages.
    translations: Object.fromEntries(
      translations.map((translation) => [translation.language, pick(translation)]),
    ) as Partial<Record<Language, U>>,
  };
}
