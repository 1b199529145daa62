import { customType, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { languages } from "#i18n/languages.ts";
import { posts } from "./post-tables.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The words of the published texts, for the search. Triggers of the migration maintain it: whatever writes a text, a restore and an import
 * too, has written this by its end.
 */
export const postSearch = pgTable(
  "post_search",
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    language: text({ enum: languages }).notNull(),
    /** The title in small letters and without accents, for the trigrams. */
    title: text().notNull(),
    /** Stems of the title (A), of the summary and the headings (B). */
    heads: tsvector().notNull(),
    headings: text().notNull().default(""),
    /** Those, and the stems of the text, without weights and places. */
    words: tsvector().notNull(),
  },
  // Each language has indexes of its own besides, made by `server/storage/search/add-search-languages.ts`.
  (table) => [primaryKey({ columns: [table.postId, table.language] })],
);

/** Searches by readers that found nothing, by day in Budapest. */
export const missedSearches = pgTable(
  "missed_searches",
  {
    day: date().notNull(),
    language: text({ enum: languages }).notNull(),
    /** The words in small letters, shortened; empty for all for which there was no more room on that day. */
    words: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.words] })],
);
