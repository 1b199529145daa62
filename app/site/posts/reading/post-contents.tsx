import type { Language } from "#i18n/languages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import type { PostHeading } from "./post-headings.ts";
import styles from "./post-contents.module.css";

/** Fewer headings are soon found without a list. */
const fewest = 3;

interface PostContentsProps {
  headings: PostHeading[];
  /** The language of the headings, where it is not the page's. */
  lang: Language | undefined;
}

/** Links to a long post's headings: folded on a narrow screen, beside the text on a wide one. Only one of the two is shown. */
export function PostContents({ headings, lang }: PostContentsProps) {
  const { post } = useMessages();
  if (headings.length < fewest) return null;
  const links = (
    <ol className={styles.links} lang={lang}>
      {headings.map(({ id, text, isSub }) => (
        <li key={id} className={isSub ? styles.sub : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className={styles.folded}>
        <summary>{post.contents}</summary>
        <nav aria-label={post.contents}>{links}</nav>
      </details>
      <div className={styles.beside}>
        <nav className={styles.sticky} aria-labelledby="_contents">
          <h2 id="_contents" className={styles.title}>
            {post.contents}
          </h2>
          {links}
        </nav>
      </div>
    </>
  );
}
