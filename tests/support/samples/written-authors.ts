import type { AdminClient } from "#api/admin/admin-client.ts";
import type { AdminAuthors, WrittenAuthors } from "#api/blog/authors.ts";

/** Changes authors' records as who has just opened their form. */
export async function writeAuthors(
  api: Pick<AdminClient, "readAuthors" | "changeAuthors">,
  { changed = [], removed = [] }: Partial<Omit<WrittenAuthors, "version">>,
): Promise<AdminAuthors> {
  return api.changeAuthors({ changed, removed, version: (await api.readAuthors()).version });
}
