import { useCallback } from "react";
import type { AdminPostList } from "#api/admin/calls/admin-calls.ts";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { useLoaded, type Loaded } from "#app/ui/calls/use-loaded.ts";
import type { Language } from "#i18n/languages.ts";
import type { ListQuery } from "./list-query.ts";

export const pageSize = 25;

/**
 * The asked page of the posts, those too that no visitor sees. While another one loads, the former one stays.
 *
 * @param list must be stable between renders, as must `onFailure`
 */
export function usePostList(
  language: Language,
  query: ListQuery,
  list: AdminClient["listAdminPosts"],
  onFailure: (error: unknown) => void,
): Loaded<AdminPostList> {
  const key = JSON.stringify(query);
  const load = useCallback(() => {
    // Safe cast: it was made of one.
    const { in: only, ...rest } = JSON.parse(key) as ListQuery;
    return list(language, { ...rest, ...(only ? { in: only } : {}), limit: pageSize });
  }, [key, language, list]);
  return useLoaded(load, onFailure);
}
