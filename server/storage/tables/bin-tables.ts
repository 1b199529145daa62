import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";
import { posts } from "./post-tables.ts";

/** The posts in the bin, all of them unpublished: neither visitors nor editors find them elsewhere. */
export const binnedPosts = pgTable(
  "binned_posts",
  {
    postId: text()
      .primaryKey()
      .references(() => posts.id, { onDelete: "cascade" }),
    deletedAt: moment().notNull(),
    /** The account; null when the site itself or a command deleted it. */
    deletedBy: text(),
  },
  (table) => [index("binned_posts_oldest").on(table.deletedAt)],
);
