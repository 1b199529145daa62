import { sql } from "drizzle-orm";
import { languages } from "#i18n/languages.ts";
import type { Database } from "#server/storage/database.ts";
import { posts, postSlugs, postTranslations } from "#server/storage/schema.ts";

/** Of a post by its number, from 1. */
export const slugOf = (number: number, language: string) => `bejegyzes-${number}-${language}`;

export const idOf = (number: number) => number.toString(16).padStart(24, "0");

/** What each post says: about 5 kB. */
export const sampleText = {
  summary: "Két mondat arról, amiről a bejegyzés szól. És még egy.",
  content: `<p>${"Egy mondat a hegyekről, elég hosszú ahhoz, hogy valódi legyen. ".repeat(80)}</p>`,
};

/** An hour after one another. */
export const momentOf = (number: number) => new Date(Date.UTC(2020, 0, 1) + number * 3_600_000);

/** Posts to an insert. */
const batch = 500;

/** Inserts directly: publishing 10 000 posts would take too long. */
export async function fillBlog(db: Database, count: number): Promise<void> {
  for (let start = 1; start <= count; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - start + 1) }, (_, index) => start + index);
    await db.insert(posts).values(
      numbers.map((number) => {
        const moment = momentOf(number);
        return { id: idOf(number), author: "A", category: "Art", createdAt: moment, updatedAt: moment };
      }),
    );
    const translations = numbers.flatMap((number) =>
      languages.map((language) => {
        const title = `Bejegyzés ${number}`;
        return { postId: idOf(number), language, title, slug: slugOf(number, language), ...sampleText };
      }),
    );
    await db.insert(postTranslations).values(translations);
    await db
      .insert(postSlugs)
      .values(translations.map(({ postId, language, slug }) => ({ postId, language, slug })));
  }
  await db.execute(sql`analyze`);
}
