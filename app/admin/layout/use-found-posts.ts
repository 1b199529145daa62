import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { afterPause } from "#app/admin/calls/after-pause.ts";
import { editPath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { Place } from "./find-pages.ts";

/** Posts with these words in a title of any language, published or not; without words the last changed ones. */
export function useFoundPosts(typed: string, language: Language, untitled: string) {
  const { api } = useAdmin();
  const { data, isError, isFetching } = useQuery({
    queryKey: ["foundPosts", typed, language],
    async queryFn({ signal }) {
      if (typed !== "") await afterPause(signal);
      const search = typed.slice(0, 200);
      return api.listAdminPosts(language, { search, within: "titles", sort: "match", limit: 8 });
    },
    select: ({ posts }) =>
      posts.map((post): Place => ({
        id: `post-${post.id}`,
        name: post.title || untitled,
        path: editPath(post.id, language),
        lang: post.language === language ? undefined : post.language,
      })),
    placeholderData: keepPreviousData,
  });
  return { posts: data ?? [], hasFailed: isError, isSearching: isFetching };
}
