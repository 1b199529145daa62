import { and, count, desc, eq, exists, ilike, inArray, notExists, or, sql, sum, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { LibraryPage, LibraryPicture, PictureDetails } from "#api/admin/media-library.ts";
import type { PostTitles } from "#api/posts/post-titles.ts";
import { mediaPageSize } from "#api/admin/media-limits.ts";
import type { Queries } from "#server/storage/database.ts";
import { postTitles } from "#server/storage/posts/post-titles.ts";
import { findHashesShownAs } from "./picture-texts.ts";
import { notShownBySite, pageUses, siteUses } from "./site-uses.ts";
import {
  binnedPosts,
  pictures,
  postPictures,
  postRevisions,
  posts,
  postTranslations,
  translationStates,
} from "#server/storage/schema.ts";

export interface LibraryFilter {
  search?: string | undefined;
  unused?: boolean | undefined;
  skip: number;
}

const covered = sql`(select 1 from ${posts} where ${posts.cover} = ${pictures.hash})`;
const shown = sql`(select 1 from ${postPictures} where ${postPictures.hash} = ${pictures.hash})`;
const isUnused = and(notExists(covered), notExists(shown), ...notShownBySite);

/** Length of the original; null where it is kept elsewhere. */
const bytes = sql<number | null>`octet_length(${pictures.bytes})`;

/** A page of all stored pictures, the newest first. */
export async function findLibrary(db: Queries, filter: LibraryFilter): Promise<LibraryPage> {
  const where = and(await matching(db, filter.search), filter.unused ? isUnused : undefined);
  const rows = await db
    .select({ ...libraryColumns, bytes })
    .from(pictures)
    .where(where)
    .orderBy(desc(pictures.createdAt), desc(pictures.hash))
    .limit(mediaPageSize)
    .offset(filter.skip);
  const [all] = await db.select({ count: count() }).from(pictures).where(where);
  const [unused] = await db.select({ count: count() }).from(pictures).where(isUnused);
  const [size] = await db.select({ bytes: sum(bytes).mapWith(Number) }).from(pictures);
  return {
    pictures: await withUses(db, rows),
    count: all?.count ?? 0,
    unusedCount: unused?.count ?? 0,
    bytes: size?.bytes ?? 0,
  };
}

export async function findLibraryPicture(db: Queries, hash: string): Promise<LibraryPicture | null> {
  const rows = await db
    .select({ ...libraryColumns, bytes })
    .from(pictures)
    .where(eq(pictures.hash, hash));
  return (await withUses(db, rows))[0] ?? null;
}

/** False when there is no such picture. */
export async function updatePicture(
  db: Queries,
  hash: string,
  { focal, ...details }: Partial<PictureDetails> & { isKept?: boolean; addedBy?: string },
): Promise<boolean> {
  const changed = await db
    .update(pictures)
    .set({ ...details, ...(focal ? { focalX: focal.x, focalY: focal.y } : {}) })
    .where(eq(pictures.hash, hash))
    .returning({ hash: pictures.hash });
  return changed.length > 0;
}

const libraryColumns = {
  hash: pictures.hash,
  width: pictures.width,
  height: pictures.height,
  isAnimated: pictures.isAnimated,
  isKept: pictures.isKept,
  name: pictures.name,
  alts: pictures.alts,
  credit: pictures.credit,
  x: pictures.focalX,
  y: pictures.focalY,
  addedBy: pictures.addedBy,
  addedAt: pictures.createdAt,
  siteUses,
  pageUses,
} as const;

/** For a row of `postPictures`, which has those of earlier revisions too: whether a text that is read or worked on has it. */
const isShownInText = (() => {
  const shows = (shown: PgColumn) => sql`${postPictures.hash} = any(${shown})`;
  return sql<boolean>`(${shows(posts.pictures)}
    or exists (select 1 from ${postTranslations}
      where ${postTranslations.postId} = ${posts.id} and ${shows(postTranslations.pictures)})
    or exists (select 1 from ${translationStates} join ${postRevisions}
      on ${postRevisions.postId} = ${translationStates.postId} and ${postRevisions.revision} = ${translationStates.revision}
      where ${translationStates.postId} = ${posts.id} and ${shows(postRevisions.pictures)}))`;
})();

interface LibraryRow extends Omit<LibraryPicture, "uses" | "focal" | "addedAt"> {
  x: number;
  y: number;
  addedAt: Date;
}

async function withUses(db: Queries, rows: LibraryRow[]): Promise<LibraryPicture[]> {
  if (rows.length === 0) return [];
  const hashes = sql.param(rows.map(({ hash }) => hash));
  const found = await db
    .select({
      postId: posts.id,
      ...postTitles,
      cover: posts.cover,
      inText: postPictures.hash,
      isShownInText,
      binnedAt: binnedPosts.deletedAt,
    })
    .from(posts)
    .leftJoin(postPictures, eq(postPictures.postId, posts.id))
    .leftJoin(binnedPosts, eq(binnedPosts.postId, posts.id))
    .where(or(sql`${posts.cover} = any(${hashes})`, sql`${postPictures.hash} = any(${hashes})`))
    .orderBy(desc(posts.createdAt), desc(posts.id));
  return rows.map(({ x, y, addedAt, ...row }) => ({
    ...row,
    focal: { x, y },
    addedAt: addedAt.toISOString(),
    uses: usesOf(row.hash, found),
  }));
}

/** The uses of a post whose cover is in its text too, both. */
function usesOf(
  hash: string,
  found: {
    postId: string;
    title: string;
    titles: PostTitles["titles"];
    cover: string | null;
    inText: string | null;
    isShownInText: boolean | null;
    binnedAt: Date | null;
  }[],
): LibraryPicture["uses"] {
  const uses = new Map<string, LibraryPicture["uses"][number]>();
  for (const { postId, title, titles, cover, inText, isShownInText, binnedAt } of found) {
    const post = { postId, title, titles, isBinned: binnedAt !== null };
    if (cover === hash) uses.set(`${postId} cover`, { ...post, isCover: true, isShown: true });
    if (inText === hash)
      uses.set(`${postId} text`, { ...post, isCover: false, isShown: isShownInText === true });
  }
  return [...uses.values()];
}

/** By what is said of pictures, in the library and where posts show them. */
async function matching(db: Queries, search: string | undefined): Promise<SQL | undefined> {
  if (search === undefined || search.trim() === "") return undefined;
  const pattern = `%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const shownAs = await findHashesShownAs(db, pattern);
  return or(
    ilike(pictures.name, pattern),
    ilike(pictures.credit, pattern),
    sql`${pictures.alts}::text ilike ${pattern}`,
    inArray(pictures.hash, shownAs),
    exists(
      sql`(select 1 from ${posts} join ${postTranslations} on ${postTranslations.postId} = ${posts.id}
        where ${posts.cover} = ${pictures.hash} and ${postTranslations.coverAlt} ilike ${pattern})`,
    ),
  );
}
