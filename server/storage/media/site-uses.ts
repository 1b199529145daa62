import { eq, notExists, sql, type SQL } from "drizzle-orm";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { usedVersions } from "#server/storage/guide/guide-documents.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  authors,
  categories,
  guidePictures,
  guideRevisions,
  homeSlides,
  pictures,
  replacedDrawings,
} from "#server/storage/schema.ts";

/** Whatever shows stored pictures besides posts and the texts of pages. */
const tables = { slides: homeSlides, authors, categories, drawings: replacedDrawings } satisfies Record<
  LibraryPicture["siteUses"][number],
  unknown
>;

const shown = Object.entries(tables).map(([use, table]) => ({
  use,
  where: sql`(select 1 from ${table} where ${table.picture} = ${pictures.hash})`,
}));

/** Holds of a picture that is shown by nothing but posts. */
export const notShownBySite: SQL[] = [
  ...shown.map(({ where }) => notExists(where)),
  notExists(sql`(select 1 from ${guidePictures} where ${guidePictures.picture} = ${pictures.hash})`),
];

/** The names of all that shows a picture besides posts and the texts of pages. */
export const siteUses = sql<LibraryPicture["siteUses"]>`array_remove(array[${sql.join(
  shown.map(({ use, where }) => sql`case when exists ${where} then ${sql.raw(`'${use}'`)} end`),
  sql`, `,
)}], null)`;

/** The pages whose texts show a picture, or have shown it, by the newest title in each of these languages. */
export const pageUses = sql<LibraryPicture["pageUses"]>`(
  select coalesce(jsonb_agg(jsonb_build_object('page', page, 'titles', titles, 'isShown', is_shown) order by page), '[]')
  from (
    select page, jsonb_object_agg(language, title) as titles, bool_or(is_shown) as is_shown
    from (
      select page, language,
        bool_or((page, language, version) in (${usedVersions})) as is_shown,
        (select newest.document #>> '{attrs,title}' from ${guideRevisions} newest
          where newest.page = shown.page and newest.language = shown.language order by newest.version desc limit 1) as title
      from ${guidePictures} shown where shown.picture = ${pictures.hash}
      group by page, language
    ) texts group by page
  ) pages
)`;

/** Puts one picture in the place of another. */
export async function replaceSitePicture(db: Queries, from: string, to: string): Promise<void> {
  for (const table of Object.values(tables)) {
    const { rowCount } = await db.update(table).set({ picture: to }).where(eq(table.picture, from));
    // A drawing's address stays when its picture is another one.
    if (rowCount) await bumpContentVersion(db, { isRemoval: table === replacedDrawings });
  }
}
