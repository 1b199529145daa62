import { useCallback } from "react";
import type { AdminPostList } from "#api/admin/calls/admin-calls.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useLoaded, type Loaded } from "#app/admin/calls/use-loaded.ts";
import type { Language } from "#i18n/languages.ts";
import type { ListQuery } from "./list-query.ts";

export const pageSize = 25;

/** The asked page of the posts, those too that no visitor sees. While another one loads, the former one stays. */
export function usePostList(language: Language, query: ListQuery): Loaded<AdminPostList> {
  const { api } = useAdmin();
  const { search, state, in: only, sort, page } = query;
  const load = useCallback(
    () =>
      api.listAdminPosts(language, {
        search,
        state,
        ...(only && { in: only }),
        sort,
        page,
        limit: pageSize,
      }),
    [api, language, search, state, only, sort, page],
  );
  return useLoaded(load);
}
