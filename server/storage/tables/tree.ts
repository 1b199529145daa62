import { customType, text } from "drizzle-orm/pg-core";
import type { Block } from "#api/documents/block-tree.ts";
import { readHtml } from "#api/post-html/read-html.ts";

/**
 * Former releases, and backups of them, have HTML where a tree is: it is read where it is asked for, until the cleaner has been there
 * (server/domain/posts/cleaning/clean-stored-posts.ts).
 */
const tree = customType<{ data: Block[]; driverData: string }>({
  dataType: () => "jsonb",
  toDriver: (blocks) => JSON.stringify(blocks),
  // Safe cast: nobody but the site writes trees.
  fromDriver: (value: unknown) => (typeof value === "string" ? readHtml(value) : (value as Block[])),
});

/** A text and what it is found by, which server/storage/posts/stored-text.ts makes, or of HTML a trigger. */
export const treeColumns = () => ({
  blocks: tree("content").notNull().default([]),
  /** Its words in one line, in another those below pictures and above tables. */
  plain: text().notNull().default(""),
  /** The hashes of the stored ones. */
  pictures: text().array().notNull().default([]),
});
