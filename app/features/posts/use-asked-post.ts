import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isNotFound } from "#api/errors.ts";
import type { PostTeaser } from "./post-teaser.ts";

/**
 * The post that the address's fragment names (old addresses bring their slug so), when its card is not on
 * the page under that slug.
 *
 * @param readPost asks for a post by its slug in any language
 */
export function useAskedPost(readPost: (slug: string) => Promise<PostTeaser>): PostTeaser | null {
  const { hash } = useLocation();
  const [asked, setAsked] = useState<PostTeaser | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const slug = decodeFragment(hash);
    // The page's own fragments begin with an underscore.
    if (!slug || slug.startsWith("_") || document.getElementById(slug)) return;
    readPost(slug).then(
      (post) => {
        if (!isCurrent) return;
        const card = document.getElementById(post.slug);
        if (card) card.scrollIntoView();
        else setAsked(post);
      },
      (error: unknown) => {
        if (!isNotFound(error)) console.warn("The asked post could not be loaded", error);
      },
    );
    return () => {
      isCurrent = false;
      setAsked(null);
    };
    // Asked once for each fragment; that `readPost` is a new function each time changes nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hash]);
  useEffect(() => {
    const card = asked && document.getElementById(asked.slug);
    // With the words that say why it is there.
    (card?.closest("section") ?? card)?.scrollIntoView();
  }, [asked]);
  return asked;
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
