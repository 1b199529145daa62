import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AdminPostList } from "#api/admin/calls/admin-calls.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import type { Language } from "#i18n/languages.ts";
import type { ListQuery } from "./list-query.ts";

export const pageSize = 25;

/** The asked page of the posts, those too that no visitor sees. While another one loads, the former one stays. */
export function usePostList(language: Language, query: ListQuery) {
  const { api } = useAdmin();
  const { in: only, ...rest } = query;
  const queryKey = ["adminPosts", language, query] as const;
  const queryFn = () => api.listAdminPosts(language, { ...rest, ...(only && { in: only }), limit: pageSize });
  const client = useQueryClient();
  return {
    ...useQuery({ queryKey, queryFn, placeholderData: keepPreviousData }),
    /** Takes a post out of the page that is shown, until it is loaded anew. */
    leaveOut(goneId: string): void {
      client.setQueryData<AdminPostList>(
        queryKey,
        (former) =>
          former && {
            ...former,
            posts: former.posts.filter(({ id }) => id !== goneId),
            total: former.total - 1,
          },
      );
    },
  };
}
