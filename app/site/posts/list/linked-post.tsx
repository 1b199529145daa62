import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isNotFound } from "#api/errors/errors.ts";
import { decodePart } from "#i18n/addresses.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { useLoaded } from "#app/ui/layout/use-loaded.ts";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";
import { PostCard } from "#app/site/posts/cards/post-card.tsx";
import styles from "./blog-posts.module.css";

interface LinkedPostProps {
  /** The posts that are shown. */
  posts: readonly PostTeaser[];
  readPost: (slug: string) => Promise<PostTeaser>;
}

/** The post whose slug is the address's fragment, when it has no card on the page: redirects of old addresses link so. */
export function LinkedPost(props: LinkedPostProps) {
  const { hash } = useLocation();
  return <PostOfHash key={hash} hash={hash} {...props} />;
}

function PostOfHash({ hash, posts, readPost }: LinkedPostProps & { hash: string }) {
  const { blog } = useMessages();
  const linked = useLoaded(() => findLinked(decodePart(hash.slice(1)), readPost));
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolls to the section, to show the label above the card too.
    if (linked) (section.current ?? document.getElementById(linked.slug))?.scrollIntoView();
  }, [linked]);
  if (!linked || posts.some(({ id }) => id === linked.id)) return null;
  return (
    <section ref={section} className={styles.linked} aria-label={blog.linkedPost}>
      <p className={styles.label} role="status">
        {blog.linkedPost}
      </p>
      <PostCard post={linked} heading="h2" />
    </section>
  );
}

/** @returns null where there is none to be found, or its card is on the page */
async function findLinked(slug: string, readPost: LinkedPostProps["readPost"]): Promise<PostTeaser | null> {
  // Ids of the page's own elements begin with an underscore.
  if (!slug || slug.startsWith("_") || document.getElementById(slug)) return null;
  try {
    return await readPost(slug);
  } catch (error) {
    if (!isNotFound(error)) console.warn("The linked post could not be loaded", error);
    return null;
  }
}
