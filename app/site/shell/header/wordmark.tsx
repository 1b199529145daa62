import { logoPath } from "#api/media.ts";
import { useSiteDetails } from "#app/site/parts/use-site-details.ts";
import { Logo } from "#app/ui/pictures/logo.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./wordmark.module.css";

/** The sign and the name of the site, or the owner's logo. */
export function Wordmark() {
  const { site } = useMessages();
  const logo = useSiteDetails()?.logo;
  if (!logo) {
    return (
      <>
        <Sign />
        <SiteName />
      </>
    );
  }
  const { hash, ...look } = logo;
  return (
    <>
      <Logo src={logoPath(hash)} alt={look.isNamed ? "" : site.name} {...look} />
      {look.isNamed && <SiteName />}
    </>
  );
}

/** It is drawn by `art/logo/logo.ts`. */
function Sign() {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
      <path className={styles.lit} d="M8 0h8v4h4v4h4v8h-4v4h-4v4H8v-4H4v-4H0V8h4V4h4z" />
      <path className={styles.shaded} d="M12 0h4v4h4v4h4v8h-4v4h-4v4h-4z" />
      <path className={styles.snow} d="m12 4.2 6.2 14.6-6.2-3.1-6.2 3.1z" />
      <path className={styles.sun} d="m12 4.2 6.2 14.6-6.2-3.1z" />
    </svg>
  );
}

function SiteName() {
  const { site } = useMessages();
  // A name of the owner's that is longer than the site's own needs more lines.
  return <span className={site.name.length > 10 ? styles.long : undefined}>{site.name}</span>;
}
