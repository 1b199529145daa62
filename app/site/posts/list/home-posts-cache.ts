import { useEffect } from "react";
import { languages, type Language } from "#i18n/languages.ts";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";

/** One hour, in milliseconds. */
const lifetime = 60 * 60 * 1000;

const maxPosts = 3;

interface CacheOptions {
  /** A function, because reading `window.localStorage` throws where storage is forbidden. */
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Caches the latest posts of each language in the browser. A storage that fails counts as empty and logs a warning. */
export function createHomePostsCache({ storage, now }: CacheOptions) {
  function removeEntry(language: Language): void {
    const { data, timestamp } = keysOf(language);
    storage().removeItem(data);
    storage().removeItem(timestamp);
  }

  return {
    /** @returns null without a valid entry; an expired or broken one is removed */
    read(language: Language): PostTeaser[] | null {
      try {
        const { data, timestamp } = keysOf(language);
        const [json, cachedAt] = [storage().getItem(data), storage().getItem(timestamp)];
        if (json === null && cachedAt === null) return null;
        const posts = readPosts(json);
        const age = now() - Number(cachedAt || Number.NaN);
        if (posts === null || !(age >= 0)) console.warn("The cached posts of the home page cannot be read");
        else if (age < lifetime) return posts;
        removeEntry(language);
      } catch (error) {
        console.warn("The cached posts of the home page could not be read", error);
      }
      return null;
    },
    write(language: Language, posts: PostTeaser[]): void {
      try {
        const { data, timestamp } = keysOf(language);
        // An entry without a timestamp is never shown, so a write that fails halfway does no harm.
        storage().removeItem(timestamp);
        storage().setItem(data, JSON.stringify(posts.slice(0, maxPosts)));
        storage().setItem(timestamp, String(now()));
      } catch (error) {
        console.warn("The posts of the home page could not be cached", error);
      }
    },
    /** To be called whenever a post was saved or deleted. */
    clear(): void {
      try {
        for (const language of languages) removeEntry(language);
      } catch (error) {
        console.warn("The cached posts of the home page could not be removed", error);
      }
    },
  };
}

export const homePostsCache = createHomePostsCache({
  storage: () => window.localStorage,
  now: () => Date.now(),
});

/** @param served the posts in the page's HTML; null when there are none or the browser has loaded them itself */
export function useCachePosts(language: Language, served: PostTeaser[] | null): void {
  useEffect(() => {
    if (served && !isFromHistory()) homePostsCache.write(language, served);
  }, [language, served]);
}

/** On Back a browser may show HTML that it fetched long ago, with old posts. */
function isFromHistory(): boolean {
  return performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "back_forward");
}

function keysOf(language: Language) {
  return {
    data: `homePagePosts_${language}_data`,
    timestamp: `homePagePosts_${language}_timestamp`,
  } as const;
}

function readPosts(json: string | null): PostTeaser[] | null {
  try {
    const posts: unknown = JSON.parse(json ?? "null");
    return Array.isArray(posts) && posts.length <= maxPosts && posts.every(isTeaser) ? posts : null;
  } catch {
    return null;
  }
}

function isTeaser(value: unknown): value is PostTeaser {
  if (!isRecord(value)) return false;
  const texts = [
    value["id"],
    value["slug"],
    value["title"],
    value["summary"],
    value["author"],
    value["category"],
  ];
  return (
    texts.every((text) => typeof text === "string") &&
    typeof value["createdAt"] === "string" &&
    !Number.isNaN(Date.parse(value["createdAt"])) &&
    languages.some((language) => language === value["language"]) &&
    isCover(value["cover"])
  );
}

function isCover(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  return (
    typeof value["hash"] === "string" &&
    typeof value["width"] === "number" &&
    typeof value["height"] === "number"
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
