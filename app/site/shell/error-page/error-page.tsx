import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { errorStatuses } from "#api/errors/errors.ts";
import { pagePath } from "#i18n/addresses.ts";
import type { Messages } from "#i18n/messages/hu.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Drawing } from "#app/ui/pictures/drawing.tsx";
import { useShownPages } from "#app/site/parts/use-site-details.ts";
import { PillLink } from "#app/ui/buttons/pill-link.tsx";
import { SimilarPageLinks } from "./similar-page-links.tsx";
import styles from "./error-page.module.css";

const notFoundPicture = "/pictures/places/nazca-lines.svg";
const brokenPicture = "/pictures/categories/wheather.svg";

/** The status of an expired preview: no other page is ever gone. */
const expired = errorStatuses.preview_expired;

export function ErrorPage() {
  const { errors, pages, site } = useMessages();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  const isBroken = !isMissing && status !== expired;
  const isShown = useShownPages();
  const [title, text] = textsFor(status, errors);
  return (
    <div className={styles.error}>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {isMissing && <SimilarPageLinks />}
        <p className={styles.ways}>
          {isBroken && (
            <PillLink to={pathname + search} reloadDocument>
              {errors.retry}
            </PillLink>
          )}
          <PillLink to={pagePath("home", language)} quiet={isBroken}>
            {pages.home.name}
          </PillLink>
          {isShown("peru-guide") && (
            <PillLink to={pagePath("peru-guide", language)} quiet>
              {pages["peru-guide"].name}
            </PillLink>
          )}
          <PillLink to={pagePath("blog", language)} quiet>
            {pages.blog.name}
          </PillLink>
        </p>
      </div>
      <Drawing src={isBroken ? brokenPicture : notFoundPicture} alt="" className={styles.picture} />
    </div>
  );
}

function textsFor(status: number, errors: Messages["errors"]): [title: string, text: string] {
  if (status === 404) return [errors.notFoundTitle, errors.notFoundText];
  if (status === expired) return [errors.previewExpiredTitle, errors.previewExpiredText];
  return [errors.brokenTitle, errors.brokenText];
}
