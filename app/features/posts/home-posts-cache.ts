import { languages, type Language } from "#i18n/languages.ts";
import type { PostTeaser } from "./post-teaser.ts";

/** How long kept posts are shown, in milliseconds: an hour. */
const lifetime = 60 * 60 * 1000;

const keptPosts = 3;

interface CacheSurroundings {
  /** A function, because a browser may refuse even the look at its storage. */
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** In milliseconds since 1970. */
  now: () => number;
}

/**
 * The home page's latest posts, kept for each language in the browser. A storage that fails or holds anything
 * else is no more than a warning: then there simply are no kept posts.
 */
export function createHomePostsCache({ storage, now }: CacheSurroundings) {
  function forget(language: Language): void {
    const { data, timestamp } = keysOf(language);
    storage().removeItem(data);
    storage().removeItem(timestamp);
  }

  return {
    /** @returns null when nothing is kept, or nothing that may still be shown; that is removed */
    read(language: Language): PostTeaser[] | null {
      try {
        const { data, timestamp } = keysOf(language);
        const [kept, keptAt] = [storage().getItem(data), storage().getItem(timestamp)];
        if (kept === null && keptAt === null) return null;
        const posts = readPosts(kept);
        const age = now() - Number(keptAt || Number.NaN);
        if (posts === null || !(age >= 0)) console.warn("The kept posts of the home page cannot be read");
        else if (age < lifetime) return posts;
        forget(language);
      } catch (error) {
        console.warn("The kept posts of the home page could not be read", error);
      }
      return null;
    },
    write(language: Language, posts: PostTeaser[]): void {
      try {
        const { data, timestamp } = keysOf(language);
        // Without its time a half-written entry is never shown.
        storage().removeItem(timestamp);
        storage().setItem(data, JSON.stringify(posts.slice(0, keptPosts)));
        storage().setItem(timestamp, String(now()));
      } catch (error) {
        console.warn("The posts of the home page could not be kept", error);
      }
    },
    /** For every language; to be called whenever a post was saved or deleted. */
    clear(): void {
      try {
        for (const language of languages) forget(language);
      } catch (error) {
        console.warn("The kept posts of the home page could not be removed", error);
      }
    },
  };
}

export const homePostsCache = createHomePostsCache({
  storage: () => window.localStorage,
  now: () => Date.now(),
});

function keysOf(language: Language) {
  return {
    data: `homePagePosts_${language}_data`,
    timestamp: `homePagePosts_${language}_timestamp`,
  } as const;
}

/** @returns null when the text is not what `write` writes */
function readPosts(json: string | null): PostTeaser[] | null {
  try {
    const kept: unknown = JSON.parse(json ?? "null");
    return Array.isArray(kept) && kept.length <= keptPosts && kept.every(isTeaser) ? kept : null;
  } catch {
    return null;
  }
}

function isTeaser(kept: unknown): kept is PostTeaser {
  if (!isRecord(kept)) return false;
  const texts = [kept.id, kept.slug, kept.title, kept.summary, kept.author, kept.category];
  return (
    texts.every((text) => typeof text === "string") &&
    typeof kept.createdAt === "string" &&
    !Number.isNaN(Date.parse(kept.createdAt)) &&
    languages.some((language) => language === kept.textLanguage) &&
    isCover(kept.cover)
  );
}

function isCover(kept: unknown): boolean {
  if (kept === null) return true;
  if (!isRecord(kept)) return false;
  return typeof kept.hash === "string" && typeof kept.width === "number" && typeof kept.height === "number";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
