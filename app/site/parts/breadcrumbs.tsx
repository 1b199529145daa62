import { Link } from "react-router";
import { linkPrefetch } from "#app/ui/buttons/link-prefetch.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./breadcrumbs.module.css";

export interface Crumb {
  name: string;
  path: string;
}

/** The last crumb is the page itself, without a link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { guide } = useMessages();
  return (
    <nav aria-label={guide.breadcrumbs}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path} prefetch={linkPrefetch()}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
