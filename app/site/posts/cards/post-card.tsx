import { Unbroken } from "#i18n/format/unbroken.tsx";
import { postPath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Byline } from "#app/site/posts/byline.tsx";
import { Cover } from "#app/site/posts/cover.tsx";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import styles from "./post-card.module.css";

interface PostCardProps {
  post: PostTeaser;
  heading: "h2" | "h3";
  /** The large card at the head of a list. */
  isLead?: boolean;
  /** Whether its cover is the first picture on the page, which is not loaded lazily. */
  first?: boolean;
}

const sizes = {
  // Small screens of high density get fewer pixels than they could show, to keep the first visit light.
  lead: "(min-width: 86rem) 49rem, (min-width: 64rem) 60vw, (min-resolution: 1.5dppx) 54vw, calc(95vw - 1rem)",
  other: "(min-width: 86rem) 39rem, (min-width: 48rem) 47vw, (min-width: 20rem) 6.5rem, 100vw",
};

/** Its id is the slug, so that an address can link to it. */
export function PostCard({ post, heading: Heading, isLead = false, first = false }: PostCardProps) {
  const language = useLanguage();
  const { blog } = useMessages();
  const path = postPath(post.slug, language);
  const lang = post.language === language ? undefined : post.language;
  return (
    <article id={post.slug} className={isLead ? `${styles.card} ${styles.lead}` : styles.card}>
      {/* Repeats the title's link for the pointer, so the keyboard skips it. */}
      <SiteLink to={path} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <Cover post={post} sizes={isLead ? sizes.lead : sizes.other} first={first} />
      </SiteLink>
      <div className={styles.text}>
        <Heading className={styles.title} lang={lang}>
          <SiteLink to={path}>
            <Unbroken isTitle>{post.title}</Unbroken>
          </SiteLink>
        </Heading>
        <Byline post={post} mark={post.isPinned ? blog.pinned : undefined} lang={lang} />
        <p className={styles.summary} lang={lang}>
          {post.summary}
        </p>
      </div>
    </article>
  );
}
