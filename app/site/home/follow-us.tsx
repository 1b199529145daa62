import type { ReactNode } from "react";
import { owner } from "#content/facts/owner.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./follow-us.module.css";

type Kind = (typeof owner.social)[number]["kind"];

/** Drawn in a square of 24 units: a musical note, and a screen with a play triangle. */
const icons: Record<Kind, ReactNode> = {
  shortVideo: <path d="M13.5 3v12.2a4.1 4.1 0 1 1-4.1-4.1M13.5 3c.3 3.3 2.5 5.4 5.8 5.6" />,
  video: (
    <>
      <rect x="2.5" y="5.2" width="19" height="13.6" rx="4" />
      <path d="M10 9.2v5.6l4.9-2.8z" />
    </>
  ),
};

export function FollowUs() {
  const { home, shell } = useMessages();
  return (
    <section className={styles.section} aria-labelledby="_follow-us">
      <div className={styles.words}>
        <h2 id="_follow-us" className={styles.title}>
          {shell.follow}
        </h2>
        <p>{home.follow}</p>
      </div>
      <ul className={styles.links}>
        {owner.social.map(({ kind, name, url }) => (
          <li key={name}>
            <a href={url} className={styles.link}>
              <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
                {icons[kind]}
              </svg>
              <span className={styles.name}>{name}</span>
              <span className={styles.what}>{home.followWhat[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
