import { sql } from "drizzle-orm";
import { customType, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { languages } from "#i18n/languages.ts";
import { posts } from "./post-tables.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The words of the published texts, for the search. Triggers maintain it: whatever writes a text, a restore and an import too, has
 * written this by its end. They stand in `server/storage/migrations`, first in `0020_search.sql`; each function is as the newest
 * migration that names it says (`search_stems`, `store_post_search`, `refresh_post_search`, `follow_translation`, `follow_post`;
 * for asking, `posts_having` and `titles_like`).
 */
export const postSearch = pgTable(
  "post_search",
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    language: text({ enum: languages }).notNull(),
    /** In small letters and without accents, for the trigrams. */
    title: text().notNull(),
    /** Stems of the title (A), of the summary and the headings (B). */
    heads: tsvector().notNull(),
    headings: text().notNull().default(""),
    /** Those, and the stems of the text, without weights and places. */
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.language] }),
    // The index is each language's own: what is common in one is not looked through for the others.
    ...languages.flatMap((language) => {
      const ofLanguage = sql`${table.language} = ${sql.raw(`'${language}'`)}`;
      return [
        index(`post_search_heads_${language}`).using("gin", table.heads).where(ofLanguage),
        index(`post_search_words_${language}`).using("gin", table.words).where(ofLanguage),
        index(`post_search_title_${language}`)
          .using("gin", sql`${table.title} gin_trgm_ops`)
          .where(ofLanguage),
      ];
    }),
  ],
);

/** Searches by readers that found nothing, by day in Budapest. */
export const missedSearches = pgTable(
  "missed_searches",
  {
    day: date().notNull(),
    language: text({ enum: languages }).notNull(),
    /** In small letters, shortened; empty for all for which there was no more room on that day. */
    words: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.words] })],
);
