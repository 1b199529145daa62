import { useEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import { defaultCategory } from "#api/categories.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import "#app/ui/prose.css";
import { Byline } from "./byline.tsx";
import { categoryLabel } from "./category-label.ts";
import { Cover } from "./cover.tsx";
import { enableEmbeds, loadEmbeds, unloadEmbeds } from "./load-embeds.ts";
import type { ShownPost } from "./load-post.ts";
import { renderablePostBody } from "./post-body.ts";
import styles from "./post-article.module.css";

interface PostArticleProps {
  post: ShownPost;
  /** What the visitor has decided about players and pictures of other sites. */
  consent: "pending" | "accepted" | "declined";
}

export function PostArticle({ post, consent }: PostArticleProps) {
  const language = useLanguage();
  const messages = useMessages();
  const body = useRef<HTMLDivElement>(null);
  const html = useMemo(() => renderablePostBody(post.content, messages.post), [post.content, messages]);
  useEffect(() => {
    if (body.current) return enableEmbeds(body.current);
  }, [html]);
  useEffect(() => {
    if (!body.current) return;
    if (consent === "accepted") loadEmbeds(body.current);
    if (consent === "declined") unloadEmbeds(body.current);
  }, [html, consent]);

  const isFallback = post.textLanguage !== language;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <p className={styles.trail}>
          <Link to={pagePath("blog", language)} prefetch="intent" className={styles.back}>
            {messages.post.back}
          </Link>
          {post.category !== defaultCategory && (
            <span className={styles.category}>{categoryLabel(post.category, messages)}</span>
          )}
        </p>
        <h1 lang={isFallback ? post.textLanguage : undefined}>
          <Unbroken isTitle>{post.title}</Unbroken>
        </h1>
        <Byline post={post} />
        {isFallback && <p className={styles.fallback}>{messages.post.shownIn[post.textLanguage]}</p>}
      </header>
      <Cover
        post={post}
        alt={post.coverAlt}
        sizes="(min-width: 86rem) 82rem, 100vw"
        first
        className={styles.cover}
      />
      {/* The server cleaned it when it was written. */}
      <div ref={body} className="prose" lang={post.textLanguage} dangerouslySetInnerHTML={{ __html: html }} />
      <p className={styles.end}>
        <Link to={pagePath("blog", language)} className={styles.back}>
          {messages.post.back}
        </Link>
      </p>
    </article>
  );
}
