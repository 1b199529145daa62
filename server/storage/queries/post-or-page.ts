import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { DocumentPage } from "#i18n/own-pages.ts";

/** A row's post, or its page of the guide or of the owner's own. */
export type PostOrPage = { postId: string; page: null } | { postId: null; page: DocumentPage };

/** The rows of a table that are about it. */
export function isAbout(table: Record<"postId" | "page", PgColumn>, { postId, page }: PostOrPage): SQL {
  return page === null ? eq(table.postId, postId) : eq(table.page, page);
}
