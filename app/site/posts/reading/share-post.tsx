import { answeredBy } from "#app/site/parts/answered-by.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./share-post.module.css";

interface SharePostProps {
  title: string;
  /** The address of the page, with the site's origin. */
  address: string;
}

/** The script writes into it, which React must not take for a mistake when it hydrates. */
const noText = { __html: "" };

/** The script answers the buttons (`app/site/page-script/sharing.ts`); without it there is the link alone. */
export function SharePost({ title, address }: SharePostProps) {
  const { post } = useMessages();
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section className={styles.share} aria-labelledby="_share">
      <h2 id="_share" className={styles.title}>
        {post.share}
      </h2>
      <div className={styles.ways}>
        <button
          type="button"
          className={`${styles.way} ${styles.system}`}
          {...answeredBy("sharing")}
          data-share="system"
          data-failed={post.shareFailed}
        >
          {post.shareBy}
        </button>
        <button
          type="button"
          className={`${styles.way} ${styles.copy}`}
          {...answeredBy("sharing")}
          data-share="copy"
          data-said={post.copied}
          data-failed={post.shareFailed}
        >
          {post.copyLink}
        </button>
        <a className={styles.way} href={mail}>
          {post.mail}
        </a>
        <p role="status" className={styles.status} dangerouslySetInnerHTML={noText} />
      </div>
    </section>
  );
}
