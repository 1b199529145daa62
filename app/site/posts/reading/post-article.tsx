import type { ReactNode } from "react";
import type { Neighbours } from "#api/blog/neighbours.ts";
import type { Block } from "#api/documents/block-tree.ts";
import { defaultCategory } from "#i18n/blog/category-addresses.ts";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import "#app/ui/prose.css";
import { DrawnOnce } from "#app/site/parts/page/drawn-once.tsx";
import { ChangeNotes } from "#app/site/parts/page/change-notes.tsx";
import { Byline } from "#app/site/posts/byline.tsx";
import { Cover } from "#app/site/posts/cover.tsx";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import type { DisplayedPost } from "./load-post.ts";
import { PostText } from "./post-text.tsx";
import { PostNeighbours } from "./post-neighbours.tsx";
import { SharePost } from "./share-post.tsx";
import styles from "./post-article.module.css";

interface PostArticleProps {
  post: DisplayedPost;
  blocks: Block[];
  /** The page's own, with the site's origin. */
  address: string;
  neighbours: Neighbours;
  /** A button for the whole post, below its byline. */
  act: ReactNode;
}

/** The page script (`app/site/page-script/embeds.ts`) loads the videos and pictures of other sites. */
export function PostArticle({ post, blocks, address, neighbours, act }: PostArticleProps) {
  const language = useLanguage();
  const messages = useMessages();
  const { pictureOf } = useCategories();
  const shown = post.cover ?? pictureOf(post.category);
  const isFallback = post.language !== language;
  const lang = isFallback ? post.language : undefined;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <p className={styles.trail}>
          <SiteLink to={pagePath("blog", language)} className={styles.back}>
            {messages.post.back}
          </SiteLink>
          {post.category !== defaultCategory && <CategoryTag category={post.category} />}
        </p>
        <h1 lang={lang}>
          <Unbroken isTitle>{post.title}</Unbroken>
        </h1>
        <Byline post={post} />
        {act}
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
      {shown?.credit && <p className={styles.credit}>{messages.post.coverCredit(shown.credit)}</p>}
      <div className={styles.reading}>
        <DrawnOnce of={post} name="text">
          <PostText blocks={blocks} textLanguage={post.language} lang={lang} />
        </DrawnOnce>
      </div>
      <DrawnOnce of={post} name="end">
        <footer className={styles.end}>
          <ChangeNotes changes={post.changes} lang={lang} />
          <SharePost title={post.title} address={address} />
          <PostNeighbours neighbours={neighbours} />
          <SiteLink to={pagePath("blog", language)} prefetch="none" className={styles.back}>
            {messages.post.back}
          </SiteLink>
        </footer>
      </DrawnOnce>
    </article>
  );
}

/** Leads to the category's page, if the site knows the category. */
function CategoryTag({ category }: { category: string }) {
  const { nameOf, langOf, pathOf } = useCategories();
  const path = pathOf(category);
  if (path === null) return <span className={styles.category}>{nameOf(category)}</span>;
  return (
    <SiteLink to={path} lang={langOf(category)} className={styles.category}>
      {nameOf(category)}
    </SiteLink>
  );
}
