import { sql } from "drizzle-orm";
import { languages } from "#i18n/languages.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import type { Database } from "#server/storage/database.ts";
import { posts, postSlugs, postTranslations } from "#server/storage/schema.ts";
import { withFindings } from "#server/storage/posts/stored-text.ts";
import { createSampleTexts } from "./sample-texts.ts";

/** The slug of a post by its number, from 1. */
export const slugOf = (number: number, language: string) => `bejegyzes-${number}-${language}`;

export const idOf = (number: number) => number.toString(16).padStart(24, "0");

/** An hour after one another. */
export const momentOf = (number: number) => new Date(Date.UTC(2020, 0, 1) + number * 3_600_000);

/** Posts to an insert. */
const batch = 100;

/** Inserts directly: publishing 10 000 posts would take too long. */
export async function fillBlog(db: Database, count: number): Promise<void> {
  const textOf = await createSampleTexts();
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
        const slug = slugOf(number, language);
        const { content, ...text } = textOf(number, language);
        return withFindings({ postId: idOf(number), language, slug, ...text, blocks: readHtml(content) });
      }),
    );
    await db.insert(postTranslations).values(translations);
    await db
      .insert(postSlugs)
      .values(translations.map(({ postId, language, slug }) => ({ postId, language, slug })));
  }
  await db.execute(sql`analyze`);
}
