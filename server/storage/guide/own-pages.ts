import { eq, sql } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { OwnPage } from "#i18n/own-pages.ts";
import { usedVersions } from "./guide-documents.ts";
import type { Queries } from "#server/storage/database.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import { updateReplacedDrawing } from "#server/storage/media/replaced-drawings.ts";
import {
  changeNotes,
  guideAutosaves,
  guideDocuments,
  guideDrafts,
  guidePictures,
  guideRevisions,
  outdatedDocuments,
  ownPages,
  posts,
  postTranslations,
  presence,
  redirects,
} from "#server/storage/schema.ts";

type OwnPageRow = typeof ownPages.$inferSelect;

/** An own page with its titles in the languages in which readers see it. */
export interface StoredOwnPage extends OwnPageRow {
  titles: Partial<Record<Language, string>>;
  /** The paths that lead to its addresses by redirects. */
  formerPaths: string[];
}

const titles = sql<StoredOwnPage["titles"]>`(
  select coalesce(jsonb_object_agg(${guideDocuments.language}, ${guideRevisions.document} #>> '{attrs,title}'), '{}')
  from ${guideDocuments} join ${guideRevisions} using (page, language, version)
  where page = ${ownPages.id}
)`;

const formerPaths = sql<string[]>`(
  select coalesce(jsonb_agg(${redirects.fromPath}), '[]') from ${redirects}
  where ${redirects.toAddress} in (select concat('/', key, '/', value) from jsonb_each_text(${ownPages.addresses}) where value <> '')
)`;

const columns = {
  id: ownPages.id,
  addresses: ownPages.addresses,
  place: ownPages.place,
  createdAt: ownPages.createdAt,
  titles,
  formerPaths,
};

/** The oldest first. */
export function listOwnPages(db: Queries): Promise<StoredOwnPage[]> {
  return db.select(columns).from(ownPages).orderBy(ownPages.createdAt, ownPages.id);
}

export async function findOwnPage(db: Queries, id: OwnPage): Promise<StoredOwnPage | null> {
  const [found] = await db.select(columns).from(ownPages).where(eq(ownPages.id, id));
  return found ?? null;
}

/** The titles of posts, in whatever state, and of other pages, or their drafts, with a link to it, by its id or one of its paths. */
export async function listTitlesLinkingTo(db: Queries, id: OwnPage, paths: string[]): Promise<string[]> {
  const hrefs = sql.raw(`'$.** ? (@.type == "link").attrs.href'`);
  const ends = sql.join(
    paths.map((path) => sql`${`%${path}`}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ title: string }>(sql`
    select distinct title from (
      select jsonb_path_query(content, ${hrefs}) #>> '{}' as href, title from ${postTranslations}
      union all
      select jsonb_path_query(content, ${hrefs}) #>> '{}', title from ${posts}
      union all
      select jsonb_path_query(document, ${hrefs}) #>> '{}', document #>> '{attrs,title}'
      from (${usedVersions}) newest join ${guideRevisions} using (page, language, version) where page <> ${id}
    ) linking where regexp_replace(href, '[?#].*$', '') like any(array[${ends}, ${`page:${id}`}]) order by title
  `);
  return rows.map(({ title }) => title);
}

/** From now on pages can be linked to it. Call it in a transaction. */
export async function insertOwnPage(db: Queries, row: OwnPageRow): Promise<void> {
  await db.insert(ownPages).values(row);
  await bumpContentVersion(db);
}

/** All pages are made anew from now on. Call it in a transaction. */
export async function updateOwnPage(
  db: Queries,
  id: OwnPage,
  row: Pick<OwnPageRow, "addresses" | "place">,
): Promise<void> {
  await db.update(ownPages).set(row).where(eq(ownPages.id, id));
  await bumpContentVersion(db);
}

/**
 * With its words, all their versions and its picture, which stays in the library. Call it in a transaction.
 *
 * @returns the hashes of the pictures that its texts have shown
 */
export async function removeOwnPage(db: Queries, id: OwnPage): Promise<string[]> {
  const { page, picture } = guidePictures;
  const shown = await db.delete(guidePictures).where(eq(page, id)).returning({ picture });
  const ofPages = [guideDocuments, guideDrafts, guideRevisions, guideAutosaves, outdatedDocuments];
  for (const table of [...ofPages, changeNotes, presence]) await db.delete(table).where(eq(table.page, id));
  await db.delete(ownPages).where(eq(ownPages.id, id));
  await updateReplacedDrawing(db, `pages/${id}`, null);
  await bumpContentVersion(db, { isRemoval: true });
  return shown.map((row) => row.picture);
}
