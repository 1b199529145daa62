import { Link } from "react-router";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { postPath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { Byline } from "./byline.tsx";
import { Cover } from "./cover.tsx";
import type { PostTeaser } from "./post-teaser.ts";
import styles from "./post-card.module.css";

interface PostCardProps {
  post: PostTeaser;
  heading: "h2" | "h3";
  /** The largest card of a list, at its beginning. */
  isLead?: boolean;
  /** Whether its cover is what a visitor of the page sees first. */
  first?: boolean;
}

const sizes = {
  // A dense small screen is content with fewer pixels than it has; on a first visit each one costs.
  lead: "(min-width: 86rem) 49rem, (min-width: 64rem) 60vw, (min-resolution: 1.5dppx) 54vw, calc(95vw - 1rem)",
  other: "(min-width: 86rem) 39rem, (min-width: 48rem) 47vw, (min-width: 20rem) 6.5rem, 100vw",
};

/** A post in a list. Its id is the slug, so that an address can point to it. */
export function PostCard({ post, heading: Heading, isLead = false, first }: PostCardProps) {
  const language = useLanguage();
  const path = postPath(post.slug, language);
  const lang = post.textLanguage === language ? undefined : post.textLanguage;
  return (
    <article id={post.slug} className={isLead ? `${styles.card} ${styles.lead}` : styles.card}>
      {/* The same link as the title's: enough for a pointer, one too many for the keyboard. */}
      <Link to={path} prefetch="intent" tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <Cover post={post} sizes={isLead ? sizes.lead : sizes.other} first={first} />
      </Link>
      <div className={styles.text}>
        <Heading className={styles.title} lang={lang}>
          <Link to={path} prefetch="intent">
            <Unbroken isTitle>{post.title}</Unbroken>
          </Link>
        </Heading>
        <Byline post={post} />
        <p className={styles.summary} lang={lang}>
          {post.summary}
        </p>
      </div>
    </article>
  );
}
