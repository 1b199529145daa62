import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { authorPath, authorSlug } from "#i18n/blog/author-address.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { PostTeaser } from "./post-teaser.ts";
import styles from "./byline.module.css";

export function Byline({ post }: { post: Pick<PostTeaser, "author" | "createdAt"> }) {
  const language = useLanguage();
  const slug = authorSlug(post.author);
  return (
    <p className={styles.byline}>
      {post.author && (
        <span className={styles.author}>
          {slug ? (
            <SiteLink to={authorPath(slug, language)} prefetch="none">
              {post.author}
            </SiteLink>
          ) : (
            post.author
          )}
        </span>
      )}
      <time dateTime={post.createdAt}>{formatDate(post.createdAt, language)}</time>
    </p>
  );
}
