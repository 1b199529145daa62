import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { PillLink } from "#app/ui/pill-link.tsx";
import { SimilarPageLinks } from "./similar-page-links.tsx";
import styles from "./error-page.module.css";

const notFoundPicture = "/pictures/places/nazca-lines.svg";
const brokenPicture = "/pictures/categories/wheather.svg";

export function ErrorPage() {
  const { errors, pages, site } = useMessages();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? errors.notFoundTitle : errors.brokenTitle;
  return (
    <div className={styles.error}>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{title}</h1>
        <p className={styles.text}>{isMissing ? errors.notFoundText : errors.brokenText}</p>
        {isMissing && <SimilarPageLinks />}
        <p className={styles.ways}>
          {!isMissing && (
            <PillLink to={pathname + search} reloadDocument>
              {errors.retry}
            </PillLink>
          )}
          <PillLink to={pagePath("home", language)} quiet={!isMissing}>
            {pages.home.name}
          </PillLink>
          <PillLink to={pagePath("peru-guide", language)} quiet>
            {pages["peru-guide"].name}
          </PillLink>
          <PillLink to={pagePath("blog", language)} quiet>
            {pages.blog.name}
          </PillLink>
        </p>
      </div>
      <Drawing src={isMissing ? notFoundPicture : brokenPicture} alt="" className={styles.picture} />
    </div>
  );
}
