import type { Neighbours } from "#api/blog/neighbours.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { postPath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import styles from "./post-neighbours.module.css";

/** The posts just before and just after one. */
export function PostNeighbours({ neighbours }: { neighbours: Neighbours }) {
  const { post } = useMessages();
  const language = useLanguage();
  const ways = (["older", "newer"] as const).flatMap((way) => {
    const neighbour = neighbours[way];
    return neighbour ? [{ way, neighbour }] : [];
  });
  if (ways.length === 0) return null;
  return (
    <nav className={styles.neighbours} aria-label={post.neighbours}>
      {ways.map(({ way, neighbour: { title, slug, ...text } }) => (
        <SiteLink
          key={way}
          to={postPath(slug, language)}
          rel={way === "older" ? "prev" : "next"}
          className={`${styles.neighbour} ${styles[way]}`}
        >
          <span className={styles.way}>{post[way]}</span>
          <span className={styles.title} lang={text.language === language ? undefined : text.language}>
            <Unbroken isTitle>{title}</Unbroken>
          </span>
        </SiteLink>
      ))}
    </nav>
  );
}
