import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { PillLink } from "#app/ui/pill-link.tsx";
import styles from "./error-page.module.css";

/** What is shown instead of a page: that there is none at this address, or that something went wrong. */
export function ErrorPage() {
  const { errors, shell, site } = useMessages();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? errors.notFoundTitle : errors.brokenTitle;
  return (
    <div className={styles.error}>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className={styles.text}>{isMissing ? errors.notFoundText : errors.brokenText}</p>
      <p className={styles.ways}>
        {!isMissing && (
          <PillLink to={pathname + search} reloadDocument>
            {errors.retry}
          </PillLink>
        )}
        <PillLink to={pagePath("home", language)} quiet={!isMissing}>
          {shell.home}
        </PillLink>
        <PillLink to={pagePath("blog", language)} quiet>
          {shell.blog}
        </PillLink>
      </p>
    </div>
  );
}
