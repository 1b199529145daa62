import { Link } from "react-router";
import { noteText, type ImportedPost } from "#api/import/import-report.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { editPath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./import.module.css";

/** Posts in one list: the downloaded report has them all. */
const most = 100;

interface PostLinesProps {
  posts: ImportedPost[];
  /** Whether new posts are there already. */
  isDone: boolean;
}

/** The posts of an import: those that need a look, and the others folded away. */
export function PostLines({ posts, isDone }: PostLinesProps) {
  const { report: texts } = useAdminMessages().postsImport;
  const isToSee = ({ outcome, notes }: ImportedPost) =>
    notes.length > 0 || ["failed", "kept", "binned"].includes(outcome);
  const toSee = posts.filter(isToSee);
  const rest = posts.filter((post) => !isToSee(post));
  return (
    <>
      {toSee.length > 0 && (
        <div>
          <h3 className={styles.heading}>{texts.toSee(toSee.length)}</h3>
          <Lines posts={toSee} isDone={isDone} />
        </div>
      )}
      {rest.length > 0 && (
        <details open={toSee.length === 0 && rest.length <= 10}>
          <summary>{toSee.length === 0 ? texts.posts(rest.length) : texts.rest(rest.length)}</summary>
          <Lines posts={rest} isDone={isDone} />
        </details>
      )}
    </>
  );
}

function Lines({ posts, isDone }: PostLinesProps) {
  const { postsImport: texts } = useAdminMessages();
  const language = useLanguage();
  const isHere = ({ outcome }: ImportedPost) =>
    outcome === "new" ? isDone : ["same", "changed", "kept"].includes(outcome);
  return (
    <>
      <ul className={styles.posts}>
        {posts.slice(0, most).map((post, index) => {
          const title = post.title || post.id || texts.report.untitled;
          return (
            // One post may stand twice in a file.
            <li key={`${post.id} ${index}`}>
              {post.id !== null && isHere(post) ? (
                <Link to={editPath(post.id, language)} className={styles.link}>
                  {title}
                </Link>
              ) : (
                <strong>{title}</strong>
              )}
              <small>{texts.outcomes[post.outcome]}</small>
              {post.notes.length > 0 && (
                <ul className={styles.notes}>
                  {[...new Set(post.notes.map((note) => noteText(note, texts)))].map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      {posts.length > most && <p className={styles.hint}>{texts.report.cut(most)}</p>}
    </>
  );
}
