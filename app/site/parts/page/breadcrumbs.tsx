import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import type { Language } from "#i18n/languages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./breadcrumbs.module.css";

export interface Crumb {
  name: string;
  path: string;
  /** The name's, where it is not the page's. */
  lang?: Language | undefined;
}

/** The last crumb is the page itself, without a link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { guide } = useMessages();
  return (
    <nav aria-label={guide.breadcrumbs}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path, lang }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            ) : (
              <SiteLink to={path}>{name}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
