import type { Ref } from "react";
import { Link } from "react-router";
import { errorTextOf } from "#api/errors/errors.ts";
import type { AdminListedPost } from "#api/admin/calls/admin-calls.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import type { ItemDeletion } from "#app/admin/calls/use-confirmed-deletion.ts";
import { editPath, postPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { ScheduledMoments, StateMatrix } from "./state-matrix.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import styles from "./post-row.module.css";

interface PostRowProps {
  post: AdminListedPost;
  /** For what is done with several at once. */
  isChosen: boolean;
  /** Null for who may not. */
  onChoose: ((isChosen: boolean) => void) | null;
  mayDelete: boolean;
  deletion: ItemDeletion;
  deleteButton: Ref<HTMLButtonElement>;
}

export function PostRow({ post, isChosen, onChoose, mayDelete, deletion, deleteButton }: PostRowProps) {
  const { dashboard, postForm, postMatrix } = useAdminMessages();
  const language = useLanguage();
  const lang = post.language === language ? undefined : post.language;
  // A draft may lack one.
  const title = post.title || postForm.draft.untitled;
  const { failure } = deletion;
  const deletionError = failure && errorTextOf(failure.error, {}, dashboard.posts.errorDeleting);
  return (
    <li className={styles.row}>
      {onChoose ? (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={postMatrix.select(title)}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </label>
      ) : (
        <span />
      )}
      <div className={styles.picture}>
        <Thumbnail post={post} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.title} lang={lang}>
          {title}
        </h3>
        <div className={styles.meta}>
          <time dateTime={post.createdAt}>{formatDate(post.createdAt, language)}</time>
          {post.author && <span>{post.author}</span>}
          <StateMatrix post={post} />
          <ScheduledMoments states={post.states} />
        </div>
        <p className={styles.summary} lang={lang}>
          {post.summary}
        </p>
      </div>
      <PostActions post={post} title={title} mayDelete={mayDelete} deletion={deletion} ref={deleteButton} />
      {deletionError && (
        <div className={styles.failure}>
          <Alert lang={deletionError.lang}>{deletionError.text}</Alert>
        </div>
      )}
    </li>
  );
}

interface PostActionsProps extends Pick<PostRowProps, "post" | "mayDelete" | "deletion"> {
  title: string;
  ref: PostRowProps["deleteButton"];
}

function PostActions({ post, title, mayDelete, deletion, ref }: PostActionsProps) {
  const texts = useAdminMessages().dashboard.posts;
  const language = useLanguage();
  const { isRunning: isDeleting, request } = deletion;
  return (
    <div className={styles.actions}>
      <Link to={editPath(post.id, language)} aria-label={texts.editNamed(title)} className={styles.action}>
        {texts.edit}
      </Link>
      {post.publishedIn.length > 0 && (
        <Link
          to={postPath(post.slug, language)}
          aria-label={texts.viewNamed(title)}
          className={styles.action}
        >
          {texts.view}
        </Link>
      )}
      {mayDelete && (
        <Button
          ref={ref}
          kind="danger"
          small
          disabled={isDeleting}
          aria-label={isDeleting ? undefined : texts.deleteNamed(title)}
          onClick={request}
        >
          {isDeleting ? texts.deleting : texts.delete}
        </Button>
      )}
    </div>
  );
}
