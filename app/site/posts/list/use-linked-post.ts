import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isNotFound } from "#api/errors/errors.ts";
import { decodePart } from "#i18n/addresses.ts";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";

/** The post whose slug is the address's fragment, when it has no card on the page: redirects of old addresses link so. */
export function useLinkedPost(readPost: (slug: string) => Promise<PostTeaser>): PostTeaser | null {
  const { hash } = useLocation();
  const [linked, setLinked] = useState<PostTeaser | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const slug = decodePart(hash.slice(1));
    // Ids of the page's own elements begin with an underscore.
    if (!slug || slug.startsWith("_") || document.getElementById(slug)) return;
    readPost(slug).then(
      (post) => {
        if (!isCurrent) return;
        const card = document.getElementById(post.slug);
        if (card) card.scrollIntoView();
        else setLinked(post);
      },
      (error: unknown) => {
        if (!isNotFound(error)) console.warn("The linked post could not be loaded", error);
      },
    );
    return () => {
      isCurrent = false;
      setLinked(null);
    };
    // `readPost` is a new function at each render but always does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hash]);
  useEffect(() => {
    const card = linked && document.getElementById(linked.slug);
    // Scrolls to its section, to show the label above the card too.
    (card?.closest("section") ?? card)?.scrollIntoView();
  }, [linked]);
  return linked;
}
