import { useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { homePostsCache } from "#app/site/posts/list/home-posts-cache.ts";

/** Gives what is to be called after a change of what header, choosers and lists show, wherever they stand: all of it is asked for anew. */
export function useSiteChanged(): () => Promise<void> {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return async () => {
    homePostsCache.clear();
    await Promise.all([client.invalidateQueries(), revalidate()]);
  };
}
