import { Drawing } from "#app/ui/pictures/drawing.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./intro.module.css";

export function Intro() {
  const { home } = useMessages();
  return (
    <section className={styles.intro} aria-labelledby="_intro">
      <div className={styles.words}>
        <h2 id="_intro" className={styles.title}>
          {home.introTitle}
        </h2>
        {home.intro.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <aside className={styles.note} aria-labelledby="_hobby">
          <h3 id="_hobby" className={styles.noteTitle}>
            {home.hobbyTitle}
          </h3>
          <p>{home.hobby}</p>
        </aside>
      </div>
      <Drawing src="/pictures/places/titicaca.svg" alt="" className={styles.picture} />
    </section>
  );
}
