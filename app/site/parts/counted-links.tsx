import { Link, type LinkProps } from "react-router";
import styles from "./counted-links.module.css";

interface CountedLink {
  to: string;
  name: string;
  /** The name's language, where it is not the page's. */
  lang?: string | undefined;
  /** How much lies behind it; null where that is not told. */
  count: number | null;
  isCurrent: boolean;
}

interface CountedLinksProps {
  links: CountedLink[];
  prefetch?: LinkProps["prefetch"];
}

/** Parts of a whole to choose from, to be put into a `nav`. */
export function CountedLinks({ links, prefetch = "none" }: CountedLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, name, lang, count, isCurrent }) => (
        <li key={to}>
          <Link
            to={to}
            lang={lang}
            prefetch={prefetch}
            aria-current={isCurrent ? "page" : undefined}
            className={styles.link}
          >
            {name}
            {count !== null && <span className={styles.count}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
