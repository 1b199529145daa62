import { useEffect } from "react";
import type { Language } from "#i18n/languages.ts";
import { homePostsCache } from "./home-posts-cache.ts";
import type { PostTeaser } from "./post-teaser.ts";

/**
 * Keeps the posts that came in the page's HTML for later visits.
 *
 * @param served null when there are none, or they did not come so
 */
export function useKeepPosts(language: Language, served: PostTeaser[] | null): void {
  useEffect(() => {
    if (served && !isFromHistory()) homePostsCache.write(language, served);
  }, [language, served]);
}

/** On Back a browser may show HTML that it once fetched: nobody knows how old its posts are. */
function isFromHistory(): boolean {
  return performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "back_forward");
}
