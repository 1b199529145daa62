import { asc, eq } from "drizzle-orm";
import type { AdminSlide } from "#api/settings/home-slides.ts";
import type { Queries } from "#server/storage/database.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import { homeSlides, pictures } from "#server/storage/schema.ts";

type SlideRow = typeof homeSlides.$inferSelect;

export interface StoredSlide extends Pick<SlideRow, "id" | "isShown" | "link" | "words"> {
  /** Null too where the picture is no longer stored. */
  picture: (NonNullable<AdminSlide["picture"]> & { credit: string }) | null;
}

/** The slides in their order; empty while they are those that come with the site. */
export async function listHomeSlides(db: Queries): Promise<StoredSlide[]> {
  const { hash, width, height, focalX, focalY, credit } = pictures;
  const rows = await db
    .select({
      id: homeSlides.id,
      isShown: homeSlides.isShown,
      link: homeSlides.link,
      words: homeSlides.words,
      picture: { hash, width, height, focalX, focalY, credit },
    })
    .from(homeSlides)
    .leftJoin(pictures, eq(pictures.hash, homeSlides.picture))
    .orderBy(asc(homeSlides.position));
  return rows.map(({ picture, ...slide }) => {
    if (!picture) return { ...slide, picture: null };
    const { focalX: x, focalY: y, ...stored } = picture;
    return { ...slide, picture: { ...stored, focal: { x, y } } };
  });
}

/** All pages are made anew from now on. Call it in a transaction. */
export async function replaceHomeSlides(
  db: Queries,
  slides: readonly Omit<SlideRow, "position">[],
): Promise<void> {
  await db.delete(homeSlides);
  if (slides.length > 0)
    await db.insert(homeSlides).values(slides.map((slide, position) => ({ ...slide, position })));
  await bumpContentVersion(db);
}
