import { customType } from "drizzle-orm/pg-core";
import type { Block } from "#api/documents/block-tree.ts";
import { readHtml } from "#api/post-html/read-html.ts";

/**
 * A column of a text's tree. Former releases, and backups of them, have HTML there: it is read where it is asked for, until the cleaner
 * has been there (server/domain/posts/clean-stored-posts.ts).
 */
export const tree = customType<{ data: Block[]; driverData: string }>({
  dataType: () => "jsonb",
  toDriver: (blocks) => JSON.stringify(blocks),
  // Safe cast: nobody but the site writes trees.
  fromDriver: (value: unknown) => (typeof value === "string" ? readHtml(value) : (value as Block[])),
});
