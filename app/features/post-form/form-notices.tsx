import type { WholePost } from "#api/posts.ts";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { useOpenElsewhere } from "./use-open-elsewhere.ts";
import styles from "./form-notices.module.css";

interface FormNoticesProps {
  username: string;
  post: WholePost | null;
  /** Whether this browser keeps drafts. */
  isKept: boolean;
}

/** What the editor should know before a word is written. */
export function FormNotices({ username, post, isKept }: FormNoticesProps) {
  const { notices } = useDeskMessages().postForm;
  const isElsewhere = useOpenElsewhere(username, post?.id ?? "new");
  return (
    <div role="status" className={styles.notices}>
      {!isKept && <p>{notices.noDrafts}</p>}
      {isElsewhere && <p>{notices.elsewhere}</p>}
    </div>
  );
}
