import type { Ref } from "react";
import { Link } from "react-router";
import type { PostSummary } from "#api/posts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { editPath, postPath } from "#i18n/addresses.ts";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { formatDate } from "#i18n/format-date.ts";
import { defaultLanguage, languageNames, languages } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { writtenLanguages } from "./written-languages.ts";
import styles from "./post-row.module.css";

interface PostRowProps {
  post: PostSummary;
  /** A post is being deleted, this one or another. */
  isDeleting: boolean;
  /** This one could not be deleted. */
  hasFailed: boolean;
  deleteButton: Ref<HTMLButtonElement>;
  onDelete: () => void;
}

/** A post in the editor's list, with what can be done with it. */
export function PostRow({ post, isDeleting, hasFailed, deleteButton, onDelete }: PostRowProps) {
  const texts = useDeskMessages().dashboard.posts;
  const language = useLanguage();
  const written = writtenLanguages(post);
  const lang = written.includes(language) ? undefined : defaultLanguage;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Thumbnail post={post} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.title} lang={lang}>
          {post.title}
        </h3>
        <div className={styles.meta}>
          <time dateTime={post.createdAt}>{formatDate(post.createdAt, language)}</time>
          {post.author && <span>{post.author}</span>}
          <ul className={styles.languages} aria-label={texts.written}>
            {languages.map((other) => {
              const isWritten = written.includes(other);
              const name = languageNames[other];
              return (
                <li
                  key={other}
                  title={isWritten ? texts.isWritten(name) : texts.isMissing(name)}
                  className={`${styles.language} ${isWritten ? styles.written : styles.missing}`}
                >
                  <span aria-hidden="true">{other}</span>
                  <VisuallyHidden>{isWritten ? texts.isWritten(name) : texts.isMissing(name)}</VisuallyHidden>
                </li>
              );
            })}
          </ul>
        </div>
        <p className={styles.summary} lang={lang}>
          {post.summary}
        </p>
      </div>
      <div className={styles.actions}>
        <Link
          to={editPath(post.id, language)}
          aria-label={texts.editNamed(post.title)}
          className={styles.action}
        >
          {texts.edit}
        </Link>
        <Link
          to={postPath(post.slug, language)}
          aria-label={texts.viewNamed(post.title)}
          className={styles.action}
        >
          {texts.view}
        </Link>
        <Button
          ref={deleteButton}
          kind="danger"
          small
          disabled={isDeleting}
          aria-label={isDeleting ? undefined : texts.deleteNamed(post.title)}
          onClick={onDelete}
        >
          {isDeleting ? texts.deleting : texts.delete}
        </Button>
      </div>
      {hasFailed && (
        <div className={styles.failure}>
          <Alert>{texts.errorDeleting}</Alert>
        </div>
      )}
    </li>
  );
}
