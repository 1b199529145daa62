import { useMemo } from "react";
import { Link } from "react-router";
import { defaultCategory } from "#api/categories.ts";
import { Unbroken } from "#i18n/unbroken.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import "#app/ui/prose.css";
import { Byline } from "#app/site/posts/byline.tsx";
import { categoryLabel } from "#app/site/posts/category-label.ts";
import { Cover } from "#app/site/posts/cover.tsx";
import { linkPrefetch } from "#app/ui/link-prefetch.ts";
import type { ShownPost } from "./load-post.ts";
import { renderablePostBody } from "./post-body.ts";
import styles from "./post-article.module.css";

/** The page script (`app/site/page-script/embeds.ts`) loads the videos and pictures of other sites. */
export function PostArticle({ post }: { post: ShownPost }) {
  const language = useLanguage();
  const messages = useMessages();
  const html = useMemo(() => renderablePostBody(post.content, messages.post), [post.content, messages]);
  const isFallback = post.language !== language;
  const lang = isFallback ? post.language : undefined;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <p className={styles.trail}>
          <Link to={pagePath("blog", language)} prefetch={linkPrefetch()} className={styles.back}>
            {messages.post.back}
          </Link>
          {post.category !== defaultCategory && (
            <span className={styles.category}>{categoryLabel(post.category, messages)}</span>
          )}
        </p>
        <h1 lang={lang}>
          <Unbroken isTitle>{post.title}</Unbroken>
        </h1>
        <Byline post={post} />
        {isFallback && <p className={styles.fallback}>{messages.post.shownIn[post.language]}</p>}
      </header>
      <Cover
        post={post}
        alt={post.coverAlt}
        lang={lang}
        sizes="(min-width: 86rem) 82rem, (min-width: 48rem) 95vw, (min-resolution: 1.5dppx) 70vw, calc(95vw - 1rem)"
        first
        className={styles.cover}
      />
      {/* The server cleaned the HTML when the post was saved. */}
      <div className="prose" lang={post.language} dangerouslySetInnerHTML={{ __html: html }} />
      <p className={styles.end}>
        <Link to={pagePath("blog", language)} className={styles.back}>
          {messages.post.back}
        </Link>
      </p>
    </article>
  );
}
