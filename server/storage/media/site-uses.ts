import { eq, notExists, sql, type SQL } from "drizzle-orm";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { authors, categories, homeSlides, pictures, replacedDrawings } from "#server/storage/schema.ts";

/** Whatever shows stored pictures besides posts. */
const tables = { slides: homeSlides, authors, categories, drawings: replacedDrawings } satisfies Record<
  LibraryPicture["siteUses"][number],
  unknown
>;

const shown = Object.entries(tables).map(([use, table]) => ({
  use,
  where: sql`(select 1 from ${table} where ${table.picture} = ${pictures.hash})`,
}));

/** Holds of a picture that is shown by nothing but posts. */
export const notShownBySite: SQL[] = shown.map(({ where }) => notExists(where));

/** The names of all that shows a picture besides posts. */
export const siteUses = sql<LibraryPicture["siteUses"]>`array_remove(array[${sql.join(
  shown.map(({ use, where }) => sql`case when exists ${where} then ${sql.raw(`'${use}'`)} end`),
  sql`, `,
)}], null)`;

/** Puts one picture in the place of another. */
export async function replaceSitePicture(db: Queries, from: string, to: string): Promise<void> {
  for (const table of Object.values(tables)) {
    const { rowCount } = await db.update(table).set({ picture: to }).where(eq(table.picture, from));
    // A drawing's address stays when its picture is another one.
    if (rowCount) await bumpContentVersion(db, { isRemoval: table === replacedDrawings });
  }
}
