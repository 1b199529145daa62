import { useEffect, useState } from "react";
import type { LinkOption, LinkSources } from "#app/admin/text-editor/link-sources.ts";
import type { Language } from "#i18n/languages.ts";

/** Milliseconds, after the last key. */
const pause = 150;

interface Found {
  words: string;
  posts: LinkOption[];
  pages: LinkOption[];
  hasFailed: boolean;
}

const nothing: Omit<Found, "words"> = { posts: [], pages: [], hasFailed: false };

/** Posts and guide pages with these words in their titles; none for an empty text. */
export function useLinkOptions(words: string, language: Language, { findPosts, findPages }: LinkSources) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (words === "") return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      // One that fails leaves the other's.
      const searches = [findPosts(words, language), findPages(words, language)];
      void Promise.allSettled(searches).then((answers) => {
        for (const answer of answers) {
          if (answer.status === "rejected") console.warn("The site could not be searched", answer.reason);
        }
        const [posts = [], pages = []] = answers.map((answer) =>
          answer.status === "fulfilled" ? answer.value : [],
        );
        const hasFailed = answers.some(({ status }) => status === "rejected");
        if (isCurrent) setFound({ words, posts, pages, hasFailed });
      });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, language, findPosts, findPages]);
  const shown = words === "" || !found ? nothing : found;
  return { ...shown, isSearching: words !== "" && found?.words !== words };
}
