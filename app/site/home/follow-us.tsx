import type { ReactNode } from "react";
import type { SocialNetwork } from "#api/settings/site-details.ts";
import { socialPages } from "#app/site/parts/social-pages.ts";
import { useSiteDetails } from "#app/site/parts/use-site-details.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./follow-us.module.css";

/** Drawn in a square of 24 units: a musical note, a screen with a play triangle, a camera, a picture of friends. */
const icons: Record<SocialNetwork, ReactNode> = {
  tiktok: <path d="M13.5 3v12.2a4.1 4.1 0 1 1-4.1-4.1M13.5 3c.3 3.3 2.5 5.4 5.8 5.6" />,
  youtube: (
    <>
      <rect x="2.5" y="5.2" width="19" height="13.6" rx="4" />
      <path d="M10 9.2v5.6l4.9-2.8z" />
    </>
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17 6.9v.2" />
    </>
  ),
  facebook: (
    <>
      <circle cx="9" cy="8" r="3.4" />
      <path d="M2.8 19.5c.5-3.8 3-5.7 6.2-5.7s5.7 1.9 6.2 5.7M15.5 5a3.4 3.4 0 0 1 0 6.2M18 14.4c1.9.8 3 2.5 3.3 5.1" />
    </>
  ),
};

/** Nothing where the owner has no page elsewhere. */
export function FollowUs() {
  const { home, shell } = useMessages();
  const pages = socialPages(useSiteDetails());
  if (pages.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="_follow-us">
      <div className={styles.words}>
        <h2 id="_follow-us" className={styles.title}>
          {shell.follow}
        </h2>
        <p>{home.follow}</p>
      </div>
      <ul className={styles.links}>
        {pages.map(({ network, name, url }) => (
          <li key={name}>
            <a href={url} className={styles.link}>
              <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
                {icons[network]}
              </svg>
              <span className={styles.name}>{name}</span>
              <span className={styles.what}>{home.followWhat[network]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
