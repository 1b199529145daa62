import { relations, sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { storedStates } from "#api/admin/translation-states.ts";
import { coverRoles } from "#api/posts/post-answers.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { bytea } from "./bytea.ts";
import { moment } from "./moment.ts";
import { treeColumns } from "./tree.ts";

const language = () => text({ enum: languages });
/** The lines of a text beside its title, summary and tree. */
export const lineColumns = () => ({
  coverAlt: text().notNull().default(""),
  /** Whether the cover was said to only decorate. */
  coverRole: text({ enum: coverRoles }).notNull().default(""),
  searchTitle: text().notNull().default(""),
  searchDescription: text().notNull().default(""),
  /** From which the slug is made instead of the title. */
  address: text().notNull().default(""),
});

export const pictures = pgTable(
  "pictures",
  {
    /** First 32 hexadecimal digits of the SHA-256 of the original. */
    hash: text().primaryKey(),
    bytes: bytea(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Where the original is, such as `s3://bucket/prefix/name`, if it has no `bytes`; with them, where it is being copied. */
    place: text(),
    isAnimated: boolean().notNull().default(false),
    /** Put into the media library: it stays, also when no post shows it. */
    isKept: boolean().notNull().default(false),
    /** The name of the uploaded file. */
    name: text().notNull().default(""),
    /** Its descriptions, by language; offered where it is put into a post. */
    alts: jsonb().$type<Partial<Record<Language, string>>>().notNull().default({}),
    credit: text().notNull().default(""),
    /** The point that stays visible where a part of it is cut off: percent from the left and from the top. */
    focalX: integer().notNull().default(50),
    focalY: integer().notNull().default(50),
    /** The account; null for one that came with a post. */
    addedBy: text(),
  },
  (table) => [check("pictures_somewhere", sql`${table.bytes} is not null or ${table.place} is not null`)],
);

/**
 * Places in the media store that no picture needs: its picture was removed, or is not stored yet. A name is never used again, so a
 * removal that is late harms nothing.
 */
export const pictureRemovals = pgTable("picture_removals", {
  place: text().primaryKey(),
  queuedAt: moment().notNull().defaultNow(),
});

export const sitemapPlaces = pgSequence("sitemap_places");

export const posts = pgTable(
  "posts",
  {
    /** 24 hexadecimal digits, as on the old server, whose posts keep their ids. */
    id: text().primaryKey(),
    author: text().notNull(),
    category: text().notNull(),
    cover: text().references(() => pictures.hash),
    /** The base fields: texts of an old post without translations. */
    title: text().notNull().default(""),
    summary: text().notNull().default(""),
    ...treeColumns(),
    slug: text().notNull().default(""),
    /** The language of the base fields. */
    baseLanguage: language().notNull().default(defaultLanguage),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Whether a language of it is published: visitors know no other posts. */
    isPublished: boolean().notNull().default(true),
    /** Stands before the others in the blog's lists. */
    isPinned: boolean().notNull().default(false),
    /** The language that was written first, from which the others are made. */
    sourceLanguage: language().notNull().default(defaultLanguage),
    /** From 1. The part of the site map that names it: 75 posts after one another, as they were stored. */
    sitemapPart: integer()
      .notNull()
      .default(sql`(nextval('sitemap_places') - 1) / 75 + 1`),
  },
  (table) => [
    // Ascending: a descending index sorts nulls differently from the queries, which could then not use it.
    index("posts_newest").on(table.createdAt, table.id),
    index("posts_pinned")
      .on(table.createdAt, table.id)
      .where(sql`${table.isPinned} and ${table.isPublished}`),
    index("posts_sitemap").on(table.sitemapPart, table.updatedAt),
    index("posts_cover").on(table.cover),
    index("posts_of_category")
      .on(table.category, table.createdAt, table.id)
      .where(sql`${table.isPublished}`),
    index("posts_of_author")
      .on(table.author, table.createdAt, table.id)
      .where(sql`${table.isPublished}`),
  ],
);

export const postTranslations = pgTable(
  "post_translations",
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    language: language().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    ...treeColumns(),
    slug: text().notNull(),
    ...lineColumns(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.language] })],
);

/**
 * Where a translation stands. Without a row it is published as it stands in `post_translations`, or there is none: so are
 * posts that were imported, or stored by an earlier release.
 */
export const translationStates = pgTable(
  "translation_states",
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    language: language().notNull(),
    state: text({ enum: storedStates }).notNull(),
    /** When a scheduled one is to be published. */
    publishAt: moment(),
    /** The revision that editors work on; readers see the one in `post_translations`. */
    revision: integer().notNull(),
    /** The revision of the source that it was made from, or last found to agree with; null for the source itself. */
    madeFrom: integer(),
    /** The first revision with the words that it has: later ones changed alternative texts or addresses alone. Null: `revision` itself. */
    wordsFrom: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.language] }),
    index("translation_states_due")
      .on(table.publishAt)
      .where(sql`${table.state} = 'scheduled'`),
  ],
);

/** Every save of a translation. */
export const postRevisions = pgTable(
  "post_revisions",
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    /** From 1, counted over all languages of the post. */
    revision: integer().notNull(),
    language: language().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    ...treeColumns(),
    ...lineColumns(),
    savedAt: moment().notNull(),
    /** The account; null when the site itself or a command saved it. */
    savedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.revision] }),
    index("post_revisions_age").on(table.savedAt),
  ],
);

/** Includes former slugs, so that old addresses keep working. */
export const postSlugs = pgTable(
  "post_slugs",
  {
    language: language().notNull(),
    slug: text().notNull(),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.slug] }),
    index("post_slugs_slug").on(table.slug),
    index("post_slugs_post").on(table.postId),
  ],
);

/** The pictures in a post's text; one without a post is removed. */
export const postPictures = pgTable(
  "post_pictures",
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    hash: text()
      .notNull()
      .references(() => pictures.hash),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.hash] }),
    index("post_pictures_hash").on(table.hash),
  ],
);

export const postRelations = relations(posts, ({ one, many }) => ({
  coverPicture: one(pictures, { fields: [posts.cover], references: [pictures.hash] }),
  translations: many(postTranslations),
}));

export const postTranslationRelations = relations(postTranslations, ({ one }) => ({
  post: one(posts, { fields: [postTranslations.postId], references: [posts.id] }),
}));
