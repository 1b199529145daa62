import { useState } from "react";
import type { ApiClient } from "#api/client.ts";
import type { PostSummary } from "#api/posts.ts";
import { ignoreNotFound } from "#api/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { DeletionDialog } from "#app/ui/deletion-dialog.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { RetryAlert } from "#app/ui/retry-alert.tsx";
import { useConfirmedDeletion } from "#app/ui/use-confirmed-deletion.ts";
import { useRowFocus } from "#app/ui/use-row-focus.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { filterPosts, type PostFilter } from "./filter-posts.ts";
import { PostFilterField } from "./post-filter-field.tsx";
import { PostRow } from "./post-row.tsx";
import { PostSearch } from "./post-search.tsx";
import { searchPosts } from "./search-posts.ts";
import { usePostList } from "./use-post-list.ts";
import list from "../../ui/item-list.module.css";
import styles from "./post-list.module.css";

/** Posts shown at first, and added by each click on the button below. */
const pageSize = 25;

interface PostListProps {
  api: Pick<ApiClient, "listPosts" | "deletePost">;
  onDeleted: () => void;
  /** Called with each failed call; returns true when the session was lost. */
  handleSessionLoss: (error: unknown) => boolean;
}

/** All posts in the page's language, with a search field. */
export function PostList({ api, onDeleted, handleSessionLoss }: PostListProps) {
  const texts = useAdminMessages().dashboard.posts;
  const language = useLanguage();
  const [query, setQuery] = useState("");
  const [filter, setFilter] = useState<PostFilter>("all");
  const [limit, setLimit] = useState(pageSize);
  const [deleted, setDeleted] = useState<PostSummary | null>(null);
  const { heading, controlOf, focusNeighbour } = useRowFocus<HTMLButtonElement>();

  const { posts, retry, remove } = usePostList(language, api.listPosts, handleSessionLoss);
  const found = searchPosts(filterPosts(posts ?? [], filter), query);
  const shown = found.slice(0, limit);
  const deletion = useConfirmedDeletion<PostSummary>({
    remove: ({ id }) => api.deletePost(id).catch(ignoreNotFound),
    onDeleted(post) {
      remove(post.id);
      onDeleted();
      setDeleted(post);
      focusNeighbour(found, post);
    },
    onFailure: handleSessionLoss,
  });

  function search(words: string): void {
    setQuery(words);
    setLimit(pageSize);
  }

  function narrow(next: PostFilter): void {
    setFilter(next);
    setLimit(pageSize);
  }

  return (
    <section className={list.section}>
      <div className={`${list.top} ${styles.top}`}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {posts && posts.length > 0 && (
          <div className={styles.ways}>
            <PostFilterField posts={posts} filter={filter} onFilter={narrow} />
            <PostSearch query={query} onSearch={search} />
          </div>
        )}
      </div>
      {posts === undefined && <Loading text={texts.loading} />}
      {posts === null && (
        <RetryAlert retry={texts.retry} onRetry={retry}>
          {texts.loadFailed}
        </RetryAlert>
      )}
      {(posts === null || posts?.length === 0) && <p>{texts.noPosts}</p>}
      <p role="status" className={list.status}>
        {deleted && `${texts.deleted(deleted.title)} `}
        {posts && posts.length > 0 && (found.length > 0 ? texts.shown(found.length) : texts.noMatch)}
      </p>
      {shown.length > 0 && (
        <ul className={list.rows}>
          {shown.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              deletion={deletion.deletionOf(post)}
              deleteButton={controlOf(post)}
            />
          ))}
        </ul>
      )}
      {found.length > limit && (
        <div className={list.more}>
          <Button kind="quiet" onClick={() => setLimit(limit + pageSize)}>
            {texts.more(found.length - limit)}
          </Button>
        </div>
      )}
      <DeletionDialog deletion={deletion} texts={texts} describe={({ title }) => texts.confirmText(title)} />
    </section>
  );
}
