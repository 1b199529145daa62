import { and, desc, eq, inArray, not, sql, type SQL } from "drizzle-orm";
import type { Picture, PostListQuery, TranslationSummary } from "#api/posts/posts.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { replacePostPictures } from "#server/storage/media/media.ts";
import { prepareOnce } from "#server/storage/queries/prepare-once.ts";
import { olderThan } from "#server/storage/queries/older-than.ts";
import { posts, postSlugs, type pictures } from "#server/storage/schema.ts";
import { isNotBinned } from "./binned-posts.ts";
import { noText, textOf } from "./revisions.ts";
import { withFindings, type Findings, type StoredTranslation, type StoredFullPost } from "./stored-text.ts";

/** The parts of a text that lists leave out, above all its blocks. */
type UnlistedText = Exclude<keyof StoredTranslation, keyof TranslationSummary>;

/** A post as lists need it. */
export type ListedPost = Omit<StoredFullPost, UnlistedText | "translations"> & {
  translations: Partial<Record<Language, TranslationSummary>>;
};

/** Base fields of a post that came from the old server without translations. */
type BaseFields = Pick<StoredTranslation, "title" | "summary" | "blocks" | "slug">;

/** The fields of a post that only editors see, besides its texts; a new post is published and was written in Hungarian first. */
type AdminFields = Pick<typeof posts.$inferSelect, "isPublished" | "sourceLanguage">;

/** The fields that all languages of a post share. */
type PostRow = Omit<
  typeof posts.$inferSelect,
  keyof BaseFields | keyof AdminFields | keyof Findings | "sitemapPart" | "baseLanguage"
>;

/** A change may leave out what was written once: the cover, the time of publication, the pin, an old post's texts. */
type PostChange = Omit<PostRow, WrittenOnce> & Partial<Pick<PostRow, WrittenOnce> & BaseFields>;
type WrittenOnce = "cover" | "createdAt" | "isPinned";

/** Whether to include posts without a published language, which only editors see. Posts in the bin are never included. */
export interface Wanted {
  unpublished?: boolean;
}

export interface WantedPosts extends Wanted {
  /** Without those that are pinned. */
  unpinned?: boolean;
  /** Anybody's when left out. */
  authors?: string[] | undefined;
}

function isWanted({ unpublished }: Required<Wanted>): SQL {
  return unpublished ? isNotBinned(posts.id) : sql`${posts.isPublished}`;
}

const coverPicture = {
  columns: { hash: true, width: true, height: true, focalX: true, focalY: true, credit: true },
} as const;

type CoverRow = Pick<typeof pictures.$inferSelect, keyof (typeof coverPicture)["columns"]>;

const noFindings = { plain: false, pictures: false } as const;

const notShown = {
  baseLanguage: false,
  sitemapPart: false,
  isPublished: false,
  sourceLanguage: false,
} as const;

const fullPost = {
  columns: { ...noFindings, ...notShown },
  with: { coverPicture, translations: { columns: noFindings } },
} as const;

const listedPost = {
  columns: { blocks: false, ...noFindings, ...notShown },
  with: {
    coverPicture,
    translations: { columns: { language: true, title: true, summary: true, slug: true } },
  },
} as const;

export const newestFirst = [desc(posts.createdAt), desc(posts.id)];

export async function findPosts(
  db: Queries,
  { limit, skip, category, ...cursor }: Omit<PostListQuery, "author" | "pinned">,
  { unpublished = false, unpinned = false, authors }: WantedPosts = {},
): Promise<ListedPost[]> {
  const rows = await db.query.posts.findMany({
    ...listedPost,
    where: and(
      olderThan(posts.createdAt, posts.id, cursor),
      category === undefined ? undefined : eq(posts.category, category),
      isWanted({ unpublished }),
      unpinned ? not(posts.isPinned) : undefined,
      authors && inArray(posts.author, authors),
    ),
    orderBy: newestFirst,
    ...(limit === undefined ? {} : { limit }),
    ...(skip === undefined ? {} : { offset: skip }),
  });
  return rows.map(listedFromRow);
}

/** The posts with these ids that exist, whether published or not, in the order of the ids. */
export async function findListedPosts(db: Queries, ids: string[]): Promise<ListedPost[]> {
  if (ids.length === 0) return [];
  const rows = await db.query.posts.findMany({ ...listedPost, where: inArray(posts.id, ids) });
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return rows.map(listedFromRow);
}

export async function findPost(
  db: Queries,
  id: string,
  { unpublished = true }: Wanted = {},
): Promise<StoredFullPost | null> {
  const row = await db.query.posts.findFirst({
    ...fullPost,
    where: and(eq(posts.id, id), isWanted({ unpublished })),
  });
  return row ? wholeFromRow(row) : null;
}

/** Whether there is such a post, published or not. */
export async function hasPost(db: Queries, id: string): Promise<boolean> {
  return (await db.$count(posts, and(eq(posts.id, id), isNotBinned(posts.id)))) > 0;
}

/** The posts with these ids that exist, in the bin too, in no order. */
export async function findPostsByIds(db: Queries, ids: string[]): Promise<StoredFullPost[]> {
  const rows = await db.query.posts.findMany({
    ...fullPost,
    where: inArray(posts.id, ids),
  });
  return rows.map(wholeFromRow);
}

/**
 * By a current or former slug of any language (`preferred` languages first if several posts have it), else by the id.
 * It takes one round trip.
 */
export async function findPostBySlugOrId(
  db: Queries,
  slugOrId: string,
  preferred: Language[],
): Promise<StoredFullPost | null> {
  const row = await postBySlugOrId(db).execute({ slugOrId, order: [...preferred, ...languages] });
  return row ? wholeFromRow(row) : null;
}

const postBySlugOrId = prepareOnce((db) => {
  const slugOrId = sql.placeholder("slugOrId");
  const bySlug = db
    .select({ postId: postSlugs.postId })
    .from(postSlugs)
    .where(eq(postSlugs.slug, slugOrId))
    .orderBy(sql`array_position(${sql.placeholder("order")}::text[], ${postSlugs.language})`)
    .limit(1);
  const id = sql`coalesce((${bySlug}), ${slugOrId})`;
  return db.query.posts
    .findFirst({ ...fullPost, where: and(eq(posts.id, id), posts.isPublished) })
    .prepare("post_by_slug_or_id");
});

/** By a current or former slug of any language; `preferred` languages first if several posts have it. */
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

/** Other writers of posts wait until the transaction ends; slugs and shared pictures need it. */
export async function lockPostWrites(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(52110003)`);
}

export async function insertPosts(
  db: Queries,
  rows: (Omit<PostRow, "isPinned"> & Partial<Pick<PostRow, "isPinned"> & BaseFields & AdminFields>)[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(posts).values(rows.map((row) => withFindings({ blocks: [], ...row })));
  await bumpContentVersion(db);
}

export async function updatePost(db: Queries, { id, ...row }: PostChange): Promise<void> {
  const { blocks } = row;
  await db
    .update(posts)
    .set(blocks ? withFindings({ ...row, blocks }) : row)
    .where(eq(posts.id, id));
  await bumpContentVersion(db);
}

/** Finds the fields that only editors see, besides the texts; null when there is no such post. */
export async function findAdminFields(db: Queries, id: string): Promise<AdminFields | null> {
  const { isPublished, sourceLanguage } = posts;
  const [found] = await db.select({ isPublished, sourceLanguage }).from(posts).where(eq(posts.id, id));
  return found ?? null;
}

/** When it was last changed; null when there is no such post. */
export async function findUpdatedAt(db: Queries, id: string): Promise<Date | null> {
  const [found] = await db.select({ updatedAt: posts.updatedAt }).from(posts).where(eq(posts.id, id));
  return found?.updatedAt ?? null;
}

export async function findSourceLanguages(
  db: Queries,
  ids: string[],
): Promise<{ id: string; sourceLanguage: Language }[]> {
  const { id, sourceLanguage } = posts;
  return db.select({ id, sourceLanguage }).from(posts).where(inArray(id, ids));
}

/** Visitors lose sight of the post, or see it again. */
export async function setAdminFields(
  db: Queries,
  id: string,
  fields: Partial<AdminFields & Pick<PostRow, "createdAt">>,
): Promise<void> {
  await db.update(posts).set(fields).where(eq(posts.id, id));
}

/** Takes away the text of an old post that has it among the base fields. */
export async function clearBaseFields(db: Queries, id: string): Promise<void> {
  await db
    .update(posts)
    .set({ title: "", summary: "", blocks: [], plain: "", pictures: [], slug: "" })
    .where(eq(posts.id, id));
}

/** Removes a post. @returns the pictures that were the post's, or null when there is no such post */
export async function removePost(db: Queries, id: string): Promise<string[] | null> {
  const inText = await replacePostPictures(db, new Map([[id, []]]));
  const [removed] = await db.delete(posts).where(eq(posts.id, id)).returning({ cover: posts.cover });
  if (!removed) return null;
  await bumpContentVersion(db, { isRemoval: true });
  return removed.cover === null ? inText : [...inText, removed.cover];
}

interface JoinedRow extends PostRow {
  coverPicture: CoverRow | null;
  translations: { language: Language }[];
}

interface WholeRow extends JoinedRow, BaseFields {
  translations: (StoredTranslation & { language: Language })[];
}

function coverFromRow({ focalX: x, focalY: y, credit, ...picture }: CoverRow): Picture {
  const isMiddle = x === 50 && y === 50;
  return { ...picture, ...(isMiddle ? {} : { focal: { x, y } }), ...(credit === "" ? {} : { credit }) };
}

function wholeFromRow(row: WholeRow): StoredFullPost {
  const post = fromRow(row, (text) => ({ ...textOf(text), slug: text.slug }));
  return { ...noText, ...post };
}

type ListedRow = JoinedRow &
  Omit<BaseFields, "blocks"> & { translations: (TranslationSummary & { language: Language })[] };

function listedFromRow(row: ListedRow): ListedPost {
  return fromRow(row, ({ title, summary, slug }) => ({ title, summary, slug }));
}

function fromRow<R extends JoinedRow, U>(row: R, pick: (translation: R["translations"][number]) => U) {
  const { coverPicture: cover, createdAt, updatedAt, translations, isPinned, ...rest } = row;
  return {
    ...rest,
    ...(isPinned && { isPinned }),
    cover: cover && coverFromRow(cover),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    // The order is that of the languages: rows come in any order, in another one after a restore.
    // Safe cast: `Object.fromEntries` loses the type of the keys.
    translations: Object.fromEntries(
      languages.flatMap((language) => {
        const found = translations.find((translation) => translation.language === language);
        return found ? [[language, pick(found)]] : [];
      }),
    ) as Partial<Record<Language, U>>,
  };
}
