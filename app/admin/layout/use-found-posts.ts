import { useEffect, useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { editPath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { Place } from "./find-pages.ts";

/** Milliseconds, after the last key. */
const pause = 150;

interface Found {
  typed: string;
  posts: Place[];
  hasFailed?: boolean;
}

/** Posts with these words in a title of any language, published or not; without words the last changed ones. */
export function useFoundPosts(typed: string, language: Language, untitled: string) {
  const { api } = useAdmin();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        api
          .listAdminPosts(language, {
            search: typed.slice(0, 200),
            within: "titles",
            sort: "match",
            limit: 8,
          })
          .then(
            ({ posts }) => {
              const places = posts.map((post) => ({
                id: `post-${post.id}`,
                name: post.title || untitled,
                path: editPath(post.id, language),
                lang: post.language === language ? undefined : post.language,
              }));
              if (isCurrent) setFound({ typed, posts: places });
            },
            (error: unknown) => {
              console.warn("The posts could not be searched", error);
              if (isCurrent) setFound({ typed, posts: [], hasFailed: true });
            },
          ),
      typed === "" ? 0 : pause,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, language, untitled, api]);
  return {
    posts: found?.posts ?? [],
    hasFailed: found?.hasFailed === true,
    isSearching: found?.typed !== typed,
  };
}
