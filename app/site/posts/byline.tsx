import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { authorPath, authorSlug } from "#i18n/blog/author-address.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { PostTeaser } from "./post-teaser.ts";
import styles from "./byline.module.css";

interface BylineProps {
  post: Pick<PostTeaser, "author" | "createdAt">;
  /** Said before the author. */
  mark?: string | undefined;
  /** The language of the post, where it is not the page's. */
  lang?: Language | undefined;
}

export function Byline({ post, mark, lang }: BylineProps) {
  const language = useLanguage();
  const slug = authorSlug(post.author);
  return (
    <p className={styles.byline}>
      {mark && <span className={styles.mark}>{mark}</span>}
      {lang && (
        <span lang={lang} className={styles.mark}>
          {languageNames[lang]}
        </span>
      )}
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
