import { useMessages } from "#i18n/page-language.tsx";
import styles from "./welcome.module.css";

/** The first thing that a visitor sees: what this place is, before a ridge at sunrise. */
export function Welcome() {
  const { home, site } = useMessages();
  return (
    <header className={styles.welcome}>
      <div className={styles.words}>
        <p className={styles.tagline}>{site.tagline}</p>
        <h1>{home.title}</h1>
        {home.intro.map((sentence) => (
          <p key={sentence} className={styles.intro}>
            {sentence}
          </p>
        ))}
      </div>
      <svg
        className={styles.ridges}
        viewBox="0 0 1200 300"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <circle cx="905" cy="92" r="54" className={styles.sun} />
        <path
          className={styles.far}
          d="M0 300V190l90-48 70 40 120-92 66 62 44-24 110 80 96-66 84 48 130-128 58 60 40-22 92 84 78-44 122 70v90z"
        />
        <path
          className={styles.middle}
          d="M0 300v-62l120-56 84 40 96-58 128 76 92-36 150 52 118-88 70 44 60-26 132 78 150-40v76z"
        />
        <path className={styles.near} d="M0 300v-26l180-40 160 30 220-46 190 42 170-34 280 46v28z" />
      </svg>
    </header>
  );
}
